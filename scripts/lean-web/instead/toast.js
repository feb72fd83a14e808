// Instead of expo-router's toast, seen only while developing; it sits on the tab bar and so brings all of that.
exports.ToastWrapper = ({ children }) => children;
exports.Toast = () => null;
