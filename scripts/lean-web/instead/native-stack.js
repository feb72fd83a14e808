// Instead of expo-router's native stack: on the web every layout is a Slot.
exports.createNativeStackNavigator = () => ({
  Navigator: () => {
    throw new Error('Stack is left out of the web build (scripts/lean-web): lay out with Slot.');
  },
});
