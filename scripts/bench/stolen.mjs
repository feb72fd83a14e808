// What a shared machine's host does for others while this one wants to work: the reason why the same code is slower today.
import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';
const [USER, NICE, SYSTEM, IRQ, SOFTIRQ, STEAL] = [0, 1, 2, 5, 6, 7];

/** Ticks worked and ticks taken since the machine started; undefined where the system does not count them. */
export function ticksIn(stat) {
  const ticks = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ').map(Number);
  if (!ticks || ticks[STEAL] === undefined) return undefined;
  const worked = [USER, NICE, SYSTEM, IRQ, SOFTIRQ].reduce((sum, kind) => sum + ticks[kind], 0);
  return { worked, stolen: ticks[STEAL] };
}

/** Of the time this machine wanted to work between the two, the share in which its host let it wait, in words. */
export function stolenWords(before, after) {
  if (!before || !after) return 'time taken by its host not known';
  const [worked, stolen] = [after.worked - before.worked, after.stolen - before.stolen];
  return `${Math.round((100 * stolen) / Math.max(1, worked + stolen))} % of its working time taken by its host`;
}

export const ticksNow = () => (existsSync(STAT) ? ticksIn(readFileSync(STAT, 'utf8')) : undefined);
