import { fireEvent, screen } from '@testing-library/react-native';

import { Field } from '@/components/ui/Field';
import { Segments } from '@/components/ui/Segments';
import { SwitchRow } from '@/components/ui/SwitchRow';

import { renderThemed } from './themed';

describe('SwitchRow', () => {
  test.each([true, false])('is a switch that says %s and asks for the other', (value) => {
    const onChange = jest.fn();
    renderThemed(<SwitchRow title="Hints" detail="Short nudges" value={value} onChange={onChange} />);
    const row = screen.getByRole('switch', { name: 'Hints' });
    expect(row.props.accessibilityState).toMatchObject({ checked: value });
    fireEvent.press(row);
    expect(onChange.mock.calls).toEqual([[!value]]);
  });
});

describe('Segments', () => {
  const OPTIONS = [
    { value: 9, words: '9', detail: 'standard' },
    { value: 12, words: '12', detail: 'long' },
  ];

  test('are radios in a group, one of them checked', () => {
    const onChange = jest.fn();
    renderThemed(<Segments label="Runes to win" options={OPTIONS} value={9} onChange={onChange} />);
    expect(screen.getByLabelText('Runes to win').props.accessibilityRole).toBe('radiogroup');
    expect(screen.getByRole('radio', { name: '9, standard' })).toBeChecked();
    const long = screen.getByRole('radio', { name: '12, long' });
    expect(long).not.toBeChecked();
    fireEvent.press(long);
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  test('the chosen one chosen again is no change', () => {
    const onChange = jest.fn();
    renderThemed(<Segments label="Runes to win" options={OPTIONS} value={9} onChange={onChange} />);
    fireEvent.press(screen.getByRole('radio', { name: '9, standard' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('Field', () => {
  test('takes text, clears it, and says what is wrong', () => {
    const onChange = jest.fn();
    renderThemed(<Field label="Name" value="Mira" onChange={onChange} error="Two players have that name." />);
    fireEvent.changeText(screen.getByLabelText('Name'), 'Mir');
    fireEvent.press(screen.getByRole('button', { name: 'Clear Name' }));
    expect(onChange.mock.calls).toEqual([['Mir'], ['']]);
    expect(screen.getByText('Two players have that name.')).toBeTruthy();
  });
});
