const digits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));

/** ok or over, and what it may be at most. */
function verdict({ figure, baseline, most }) {
  if (!most) return ['', ''];
  const over = 'ratio' in most ? figure / baseline > most.ratio : figure > most.figure;
  return ['ratio' in most ? `${most.ratio}×` : digits(most.figure), over ? 'over' : 'ok'];
}

export function printTable(rows) {
  const lines = [
    ['what', 'figure', 'baseline', 'ratio', 'budget', '', 'the baseline is'],
    ...rows.map((row) => {
      const { what, figure, unit, baseline, baselineIs } = row;
      const ratio = `${(figure / baseline).toFixed(2)}×`;
      return [what, `${digits(figure)} ${unit}`, digits(baseline), ratio, ...verdict(row), baselineIs];
    }),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column > 0 && column < 5 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    );
    console.log(cells.join('  ').trimEnd());
  }
}
