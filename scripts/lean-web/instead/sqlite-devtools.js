// Instead of expo-sqlite's developer tools, which would ship a websocket client.
export const registerDatabaseForDevToolsAsync = async () => {};
export const unregisterDatabaseForDevToolsAsync = async () => {};
