// Set up in every spec file: a spec during which the page complained has failed, whatever it expected.
const { complain } = require('./complain');

afterEach(complain);
afterAll(complain);
