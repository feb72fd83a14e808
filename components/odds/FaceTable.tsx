import type { Fairness } from '@/rules/dice/luck';

import { numberText } from './bins';
import { expectedEach } from './fairText';
import { Table } from './Table';

/** How often each face came, beside what was to be expected. */
export function FaceTable({ fairness, testID }: { fairness: Fairness; testID?: string }) {
  const expected = numberText(Math.round(expectedEach(fairness) * 10) / 10);
  return (
    <Table
      title={`Faces of the d${fairness.sides}`}
      heads={['Face', 'Came', 'Expected']}
      rows={fairness.counts.map((count, index) => [`${index + 1}`, `${count}`, expected])}
      testID={testID}
    />
  );
}
