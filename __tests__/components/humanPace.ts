import { fireEvent } from '@testing-library/react-native';

/*
 * A test's finger is faster than any hand, and a control ignores the same tap twice within 120 ms: on a quick machine a
 * test's second tap was lost. Between two presses a quarter of a second passes here, as it would at a table.
 */
const A_HAND = 250;

const clock = Date.now;
let passed = 0;
Date.now = () => clock() + passed;

const press = fireEvent.press;
fireEvent.press = (...touch) => {
  passed += A_HAND;
  return press(...touch);
};
