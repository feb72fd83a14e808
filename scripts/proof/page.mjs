// The page: every promise with what proves it, what came of it, and the figures beside their baselines.
const digits = (value) =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3);
const cell = (text) => String(text).replaceAll('|', '\\|');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

function provenBy({ tests = [], commands = [], bench }) {
  const named = new Map();
  for (const { file, name, env = {} } of tests) {
    const settings = Object.entries(env).map(([key, value]) => `${key}=${value} `);
    const where = `\`${settings.join('')}${file}\``;
    named.set(where, [...(named.get(where) ?? []), ...(name ? [`“${name}”`] : [])]);
  }
  const files = [...named].map(([where, names]) => [where, ...new Set(names)].join(' '));
  return [
    ...files,
    ...commands.map((command) => `\`${command}\``),
    ...(bench ? [`\`npm run bench -- ${bench}\``] : []),
  ].join('<br>');
}

const over = ({ figure, baseline, most }) =>
  most !== undefined && ('ratio' in most ? figure / baseline > most.ratio : figure > most.figure);

/** Proven, or not, or measured over a budget; and what came of it, in words. */
export function verdictOf({ tests, commands, rows }) {
  const passed = tests.reduce((sum, each) => sum + each.passed, 0);
  const failed = tests.reduce((sum, each) => sum + each.failed, 0);
  const empty = tests.some((each) => each.passed + each.failed === 0);
  const refused = commands.filter((each) => !each).length;
  const late = rows.filter(over).length;
  const proven = failed === 0 && !empty && refused === 0 && tests.length + commands.length + rows.length > 0;
  const words = [
    ...(passed ? [`${passed} ${passed === 1 ? 'test' : 'tests'} passed`] : []),
    ...(failed ? [`${failed} failed`] : []),
    ...(empty ? ['a test did not run'] : []),
    ...(commands.length ? [refused ? `failed: ${refused} of ${commands.length}` : 'passed'] : []),
    ...(rows.length
      ? [
          late
            ? `${late} of ${rows.length} figures over budget`
            : `${rows.length} ${rows.length === 1 ? 'figure' : 'figures'}`,
        ]
      : []),
  ];
  return { is: proven ? (late ? 'over' : 'proven') : 'unproven', words: words.join(', ') || 'nothing ran' };
}

function figureLine({ what, figure, unit, baseline, baselineIs, ...rest }) {
  const { most } = rest;
  const amount = (value) => `${digits(value)} ${unit}`.trimEnd();
  const budget = !most ? '' : 'ratio' in most ? `${most.ratio}×` : amount(most.figure);
  return row([
    what,
    amount(figure),
    baseline === undefined ? '' : `${amount(baseline)}, ${baselineIs}`,
    baseline ? `${(figure / baseline).toFixed(2)}×` : '',
    budget,
    most ? (over({ figure, baseline, most }) ? '**over**' : 'within') : '',
  ]);
}

const MARKS = { proven: '', over: '**over budget**: ', unproven: '**unproven**: ' };

function part({ title, note, promises }) {
  const figures = promises.flatMap(({ rows }) => rows);
  return [
    `## ${title}`,
    '',
    ...(note ? [note, ''] : []),
    row(['promise', 'proven by', 'result']),
    row(['---', '---', '---']),
    ...promises.map((promise) => {
      const { is, words } = verdictOf(promise);
      return row([promise.words, provenBy(promise.named), `${MARKS[is]}${words}`]);
    }),
    '',
    ...(figures.length === 0
      ? []
      : [
          row(['figure', 'measured', 'baseline', 'ratio', 'budget', '']),
          row(['---', '---:', '---', '---:', '---:', '---']),
          ...figures.map(figureLine),
          '',
        ]),
  ];
}

export function pageOf({ parts, date, commit, machine, partial }) {
  const all = parts.flatMap(({ promises }) => promises);
  const count = (state) => all.filter((promise) => verdictOf(promise).is === state).length;
  const [over, unproven] = [count('over'), count('unproven')];
  const told = [
    `${count('proven')} of ${all.length} promises proven`,
    ...(over ? [`${over} measured over their budget`] : []),
    ...(unproven ? [`${unproven} unproven`] : []),
  ];
  return [
    '# Proof',
    '',
    `Written by \`npm run proof\` on ${date} UTC at commit ${commit}. Machine: ${machine}.`,
    ...(partial ? [`Only a part was asked for: ${partial}.`] : []),
    '',
    `**${told.join(', ')}.**`,
    '',
    'Times are of this machine and this run; the baseline beside each is of the same minutes, so that the ratio means the same',
    'elsewhere. “4×” is a processor slowed down four times, about a cheap phone. A figure over its budget is marked, and',
    'proves a slow machine or a slow app: its ratio tells which. Taps, rules and starts are measured in two series, of which',
    'the one beside the quietest baseline is told.',
    '',
    ...parts.flatMap(part),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
