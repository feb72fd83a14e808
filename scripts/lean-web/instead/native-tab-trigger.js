// Instead of expo-router's native tabs: nothing on the web is one of their triggers.
exports.isNativeTabTrigger = () => false;
