// Instead of expo-router's, which draws the first screen as a transition: in slices, to let a finger in between, though
// there is nothing yet that a finger could touch. In one go it is there a quarter sooner.
const { registerRootComponent } = require('expo');

exports.renderRootComponent = (component) => {
  if (process.env.NODE_ENV !== 'production') require('@expo/log-box/lib').setupLogBox();
  registerRootComponent(component);
};
