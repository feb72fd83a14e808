const { device } = require('detox');

/** Throws if the page complained since the last time. On devices there is no page to ask. */
function complain() {
  const problems = device.deviceDriver.takeProblems?.() ?? [];
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.map((one) => `  ${one}`).join('\n')}`);
}

module.exports = { complain };
