// Set up in every spec file: a spec during which the page complained has failed, whatever it expected.
const { device } = require('detox');

const complain = () => {
  const problems = device.deviceDriver.takeProblems?.() ?? [];
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.map((one) => `  ${one}`).join('\n')}`);
};

afterEach(complain);
afterAll(complain);
