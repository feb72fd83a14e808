// Instead of react-native-screens, of which expo-router sets flags only while no stack or tabs are there.
exports.featureFlags = { experiment: {} };
