import { playerColour } from '@/components/theme/playerColour';
import { isGameId, tokens } from '@/components/theme/tokens';
import { beadPath, shade } from '@/components/tracks/beadShape';
import { tokenLetter, tokenShape, tokenStroke } from '@/components/ui/tokenShape';
import { cellOf, type ScoreColumn, type ScoreRow, type ScoreSheet, totals } from '@/rules/kernel/score';
import type { Seat } from '@/rules/kernel/setup';

import { figure, totalWords } from './figures';
import { barsOf, type Swatch, swatchesOf } from './segments';
import { tieWords, wonBy } from './standing';
import { cut, escaped, widthOf, wrapped } from './svgText';

/** What the picture of a result tells. */
export interface Told {
  readonly game: string;
  /** "Near and Far" */
  readonly gameTitle: string;
  /** "Mira wins by 12" */
  readonly title: string;
  /** "14 November 2026, 2 h 05 min" */
  readonly detail: string;
  /** "Mira reached 18 culture." */
  readonly reason?: string;
  readonly sheet: ScoreSheet;
  readonly winners?: readonly Seat[];
  /** The colour of each seat. */
  readonly colours: readonly number[];
}

/** The attributes that choose a typeface; a phone and a browser name theirs differently. */
export interface Faces {
  readonly display: string;
  readonly text: string;
  readonly strong: string;
  /** A stylesheet that brings the typefaces along, where the picture is drawn without the page's. */
  readonly style?: string;
}

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface Block {
  readonly svg: string;
  readonly height: number;
}

const WIDTH = 1080;
const EDGE = 48;
const INSIDE = 36;
const CARD = WIDTH - 2 * EDGE;
const LIGHT = tokens.color.light;
const DARK = tokens.color.dark;

/** The result as a drawing of its own: who won and why, everybody's points, line by line. Always on a light ground. */
export function resultPicture(told: Told, faces: Faces): Drawing {
  const blocks = [band(told, faces), reason(told, faces), bars(told, faces), table(told, faces), foot(faces)];
  let height = 0;
  const drawn = blocks.map((block) => {
    const group = `<g transform="translate(0 ${height})">${block.svg}</g>`;
    height += block.height;
    return group;
  });
  const style = faces.style === undefined ? '' : `<style>${faces.style}</style>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    style,
    `<rect width="${WIDTH}" height="${height}" fill="${LIGHT.bg}"/>`,
    ...drawn,
    '</svg>',
  ].join('');
  return { svg, width: WIDTH, height };
}

interface Written {
  readonly face: string;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

function text(x: number, y: number, words: string, { face, size, fill, anchor = 'start' }: Written): string {
  return `<text x="${x}" y="${y}" ${face} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, width)}" height="${height}" rx="${rx}" fill="${fill}"/>`;

function token(seat: Seat, colour: number, x: number, y: number, size: number, faces: Faces): string {
  const { shape, drop } = tokenShape(seat);
  const { fill, on, outline } = playerColour(colour, 'light');
  const paint = `fill="${fill}" stroke="${outline ?? fill}" stroke-width="${tokenStroke(outline !== undefined)}" stroke-linejoin="round"`;
  const drawn =
    shape.kind === 'circle'
      ? `<circle r="${shape.r}" ${paint}/>`
      : shape.kind === 'path'
        ? `<path d="${shape.d}" ${paint}/>`
        : `<rect x="${-shape.side / 2}" y="${-shape.side / 2}" width="${shape.side}" height="${shape.side}" rx="${shape.rx}" ${paint}/>`;
  const letter = text(0, 5.6 + 40 * drop, tokenLetter(seat), {
    face: faces.strong,
    size: 16,
    fill: on,
    anchor: 'middle',
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">${drawn}${letter}</g>`;
}

/** The tokens of a column side by side, from x on; those of a team are smaller. */
function columnTokens(
  column: ScoreColumn,
  colours: readonly number[],
  x: number,
  y: number,
  size: number,
  faces: Faces,
) {
  const each = column.seats.length > 1 ? size * 0.7 : size;
  return column.seats
    .map((seat, index) => token(seat, colours[seat] ?? seat, x + each * (index + 0.5), y, each, faces))
    .join('');
}

const gradient = (colour: string, index: number): string =>
  `<linearGradient id="bead${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, 'lighter', 0.34)}"/><stop offset="0.42" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 'darker', 0.34)}"/></linearGradient>`;

function band({ game, gameTitle, title, detail, winners = [], colours }: Told, faces: Faces): Block {
  const { deep, second } = isGameId(game) ? tokens.game[game].dark : { deep: DARK.bg, second: DARK.brass };
  const marker = isGameId(game) ? tokens.game[game].bead.marker : tokens.bead.counted.light;
  // As on the winner's rod on screen: the winners' colours in turn.
  const fills = winners.map((seat) => playerColour(colours[seat] ?? seat, 'dark').fill);
  const inTurn = fills.length > 0 ? fills : [marker];
  const [winner] = winners;
  const start = winner === undefined ? EDGE : EDGE + 148;
  const room = WIDTH - EDGE - start;
  const size = widthOf(title) * 76 <= room ? 76 : 60;
  const lines = wrapped(title, room / size, 2);
  const top = 178;
  const end = top + (lines.length - 1) * (size + 8);
  const height = end + 150;
  const rod = height - 34;
  const beads = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (n) =>
      `<g transform="translate(${WIDTH - EDGE - 30 - n * 50} ${rod})"><path d="${beadPath(46, 58)}" fill="url(#bead${n % inTurn.length})"/></g>`,
  );
  return {
    height: height + 44,
    svg: [
      `<defs>${inTurn.map(gradient).join('')}</defs>`,
      box(0, 0, WIDTH, height, 0, deep),
      text(EDGE, 88, gameTitle, { face: faces.strong, size: 34, fill: second }),
      winner === undefined
        ? ''
        : token(winner, colours[winner] ?? winner, EDGE + 58, (top - size / 2 + end + 34) / 2 + 6, 116, faces),
      ...lines.map((line, index) =>
        text(start, top + index * (size + 8), line, { face: faces.display, size, fill: DARK.ink }),
      ),
      text(start, end + 54, cut(detail, room / 34), { face: faces.text, size: 34, fill: DARK.ink2 }),
      box(0, rod - 5, WIDTH, 10, 5, DARK.rod),
      ...beads,
    ].join(''),
  };
}

function reason({ reason: words, sheet }: Told, faces: Faces): Block {
  const said = [words, ...tieWords(sheet).map((tie) => `${tie}.`)].filter(Boolean).join(' ');
  if (said === '') return { svg: '', height: 0 };
  const lines = wrapped(said, (CARD - 8) / 36, 4);
  return {
    height: lines.length * 48 + 28,
    svg: lines
      .map((line, index) => text(EDGE + 4, 36 + index * 48, line, { face: faces.text, size: 36, fill: LIGHT.ink }))
      .join(''),
  };
}

/** Everybody by name, the best first, with a bar where there are points. */
function bars({ sheet, colours, winners }: Told, faces: Faces): Block {
  const drawn = barsOf(sheet, winners);
  const order = drawn.length > 0 ? drawn.map(({ column }) => column) : sheet.columns.map((_, column) => column);
  const row = drawn.length > 0 ? 112 : 84;
  const won = wonBy(sheet, winners);
  const start = EDGE + INSIDE + (sheet.columns.some(({ seats }) => seats.length > 1) ? 116 : 84);
  const numbers = 150;
  const room = WIDTH - EDGE - INSIDE - numbers - start;
  const height = order.length * row + 32;
  const rows = order.map((column, index) => {
    const { words = '', seats = [] } = sheet.columns[column] ?? {};
    const bar = drawn.find((each) => each.column === column);
    const middle = 16 + index * row + row / 2;
    const name = cut(won.has(column) && !bar ? `${words}, won` : words, (bar ? room : CARD - 160) / 34);
    const total = bar ? totalWords(bar.total) : '';
    const size = won.has(column) && total.length < 4 ? 68 : 48;
    return [
      columnTokens({ words, seats }, colours, EDGE + INSIDE, middle, 64, faces),
      text(start, middle + (bar ? -14 : 12), name, { face: faces.strong, size: 34, fill: LIGHT.ink }),
      bar ? segments(bar, start, middle + 4, room) : '',
      text(WIDTH - EDGE - INSIDE, middle + size / 3, total, {
        face: faces.display,
        size,
        fill: LIGHT.ink,
        anchor: 'end',
      }),
    ].join('');
  });
  return { height: height + 24, svg: `${box(EDGE, 0, CARD, height, 32, LIGHT.surface)}${rows.join('')}` };
}

const GAP = 4;

function segments(bar: ReturnType<typeof barsOf>[number], x: number, y: number, room: number): string {
  const gain = bar.segments.reduce((sum, { value }) => sum + value, 0);
  const length = room * bar.length;
  let at = x;
  const drawn = bar.segments.map(({ value, swatch }) => {
    const width = gain === 0 ? 0 : (length * value) / gain;
    const segment = box(at, y, width - GAP, 36, 5, swatchFill(swatch));
    at += width;
    return segment;
  });
  const lost = length * bar.notch;
  // What counts against somebody is taken off the end.
  const notch = `<rect x="${x + length - lost}" y="${y}" width="${lost}" height="36" fill="${LIGHT.surface}" fill-opacity="0.72"/>`;
  return `${drawn.join('')}${lost > 0 ? notch : ''}`;
}

const swatchFill = (swatch: Swatch): string =>
  (swatch.kind === 'colour' ? tokens.chart.categorical.light[swatch.colour] : undefined) ?? LIGHT.line;

const LINE = 64;

const accentOf = (game: string): string => (isGameId(game) ? tokens.game[game].light.accent : LIGHT.ink);

/** Line by line; the best of each in ink. */
function table({ game, sheet, colours, winners }: Told, faces: Faces): Block {
  const swatches = swatchesOf(sheet);
  const won = wonBy(sheet, winners);
  const columns = sheet.columns.length;
  const cell = Math.min(132, (CARD - 2 * INSIDE - 380) / columns);
  const right = (column: number) => WIDTH - EDGE - INSIDE - (columns - 1 - column) * cell;
  const room = right(0) - cell - EDGE - INSIDE - 36;
  const counted = sheet.rows.flatMap((row, index) =>
    row.keepsake || isEmpty(row, sheet) ? [] : [{ row, swatch: swatches[index] }],
  );
  const heads = sheet.columns.map((column, index) => {
    const size = column.seats.length > 1 ? 36 : 48;
    return columnTokens(column, colours, right(index) - size * Math.max(1, column.seats.length * 0.7), 46, size, faces);
  });
  const lines = counted.map(({ row, swatch }, index) => {
    const y = 88 + index * LINE;
    return [
      box(EDGE + INSIDE, y, CARD - 2 * INSIDE, 2, 0, LIGHT.line),
      swatch?.kind === 'colour' ? box(EDGE + INSIDE, y + 14, 16, 38, 5, swatchFill(swatch)) : '',
      text(EDGE + INSIDE + 32, y + 44, cut(row.words, room / 33), { face: faces.text, size: 33, fill: LIGHT.ink }),
      ...sheet.columns.map((_, column) => {
        const value = cellOf(row, column);
        const fill =
          value !== undefined && value < 0 ? LIGHT.danger : isBest(row, sheet, value) ? LIGHT.ink : LIGHT.ink3;
        return text(right(column), y + 45, figure(value), { face: faces.display, size: 36, fill, anchor: 'end' });
      }),
    ].join('');
  });
  const bottom = 88 + counted.length * LINE;
  const sums = sheet.totals
    ? [
        box(EDGE + INSIDE, bottom, CARD - 2 * INSIDE, 4, 0, LIGHT.ink),
        text(EDGE + INSIDE, bottom + 54, 'Total', { face: faces.strong, size: 36, fill: LIGHT.ink }),
        ...totals(sheet).map((total, column) =>
          text(right(column), bottom + 56, totalWords(total), {
            face: faces.display,
            size: total.open ? 32 : 44,
            fill: won.has(column) ? accentOf(game) : LIGHT.ink,
            anchor: 'end',
          }),
        ),
      ]
    : [];
  const height = bottom + (sheet.totals ? 88 : 12);
  return {
    height: height + 16,
    svg: [box(EDGE, 0, CARD, height, 32, LIGHT.surface), ...heads, ...lines, ...sums].join(''),
  };
}

/** A line that gave nobody anything is not worth its place. */
const isEmpty = (row: ScoreRow, sheet: ScoreSheet) => sheet.columns.every((_, column) => cellOf(row, column) === 0);

function isBest(row: ScoreRow, sheet: ScoreSheet, value: number | undefined): boolean {
  const cells = sheet.columns.map((_, column) => cellOf(row, column) ?? 0);
  return value !== undefined && value !== 0 && value === Math.max(...cells);
}

const foot = (faces: Faces): Block => ({
  height: 84,
  svg: text(WIDTH / 2, 42, 'Abaculus, the table’s memory', {
    face: faces.text,
    size: 28,
    fill: LIGHT.ink3,
    anchor: 'middle',
  }),
});
