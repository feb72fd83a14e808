// The page: every promise with what proves it, what came of it, and the figures beside their baselines.
const digits = (value) => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3));
const cell = (text) => String(text).replaceAll('|', '\\|');
const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

function provenBy({ tests = [], commands = [], bench }) {
  const named = new Map();
  for (const { file, name } of tests) named.set(file, [...(named.get(file) ?? []), ...(name ? [`“${name}”`] : [])]);
  const files = [...named].map(([file, names]) => [`\`${file}\``, ...new Set(names)].join(' '));
  return [
    ...files,
    ...commands.map((command) => `\`${command}\``),
    ...(bench ? [`\`npm run bench -- ${bench}\``] : []),
  ].join('<br>');
}

const over = ({ figure, baseline, most }) =>
  most !== undefined && ('ratio' in most ? figure / baseline > most.ratio : figure > most.figure);

/** Proven, failed or without proof, in words. */
export function verdictOf({ tests, commands, rows }) {
  const passed = tests.reduce((sum, each) => sum + each.passed, 0);
  const failed = tests.reduce((sum, each) => sum + each.failed, 0);
  const empty = tests.some((each) => each.passed + each.failed === 0);
  const refused = commands.filter((each) => !each).length;
  const late = rows.filter(over).length;
  const proven = failed === 0 && !empty && refused === 0 && tests.length + commands.length + rows.length > 0;
  const words = [
    ...(passed ? [`${passed} tests passed`] : []),
    ...(failed ? [`${failed} failed`] : []),
    ...(empty ? ['a test did not run'] : []),
    ...(commands.length ? [refused ? `${refused} commands failed` : 'passed'] : []),
    ...(rows.length ? [late ? `${late} of ${rows.length} figures over budget` : `${rows.length} figures`] : []),
  ];
  return { proven, late, words: words.join(', ') || 'nothing ran' };
}

function figureLine({ what, figure, unit, baseline, baselineIs, ...rest }) {
  const { most } = rest;
  const budget = !most ? '' : 'ratio' in most ? `${most.ratio}×` : `${digits(most.figure)} ${unit}`;
  return row([
    what,
    `${digits(figure)} ${unit}`,
    baseline === undefined ? '' : `${digits(baseline)} ${unit}, ${baselineIs}`,
    baseline ? `${(figure / baseline).toFixed(2)}×` : '',
    budget,
    most ? (over({ figure, baseline, most }) ? '**over**' : 'within') : '',
  ]);
}

function part({ title, promises }) {
  const figures = promises.flatMap(({ rows }) => rows);
  return [
    `## ${title}`,
    '',
    row(['promise', 'proven by', 'result']),
    row(['---', '---', '---']),
    ...promises.map((promise) => {
      const { proven, words } = verdictOf(promise);
      return row([promise.words, provenBy(promise.named), `${proven ? '' : '**unproven**: '}${words}`]);
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
  const proven = all.filter((promise) => verdictOf(promise).proven).length;
  return [
    '# Proof',
    '',
    `Written by \`npm run proof\` on ${date} at commit ${commit}. Machine: ${machine}.`,
    ...(partial ? [`Only a part was asked for: ${partial}.`] : []),
    '',
    `**${proven} of ${all.length} promises proven.** Times are of this machine and this run; the baseline beside each is of the`,
    'same minutes, so that the ratio means the same elsewhere. A figure over its budget is marked, and proves a slow machine',
    'or a slow app: its ratio tells which.',
    '',
    ...parts.flatMap(part),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
