import type { Refusal } from './refusal';

/** The icons a tile may name, as lucide calls them; each is one more to ship. */
export type TileIcon =
  | 'briefcase-medical'
  | 'castle'
  | 'chart-column-big'
  | 'chart-line'
  | 'circle-slash'
  | 'clover'
  | 'coins'
  | 'compass'
  | 'crosshair'
  | 'crown'
  | 'dices'
  | 'door-open'
  | 'droplet'
  | 'eye'
  | 'eye-off'
  | 'flag'
  | 'flask-conical'
  | 'footprints'
  | 'gem'
  | 'ghost'
  | 'graduation-cap'
  | 'hammer'
  | 'hand'
  | 'hand-coins'
  | 'handshake'
  | 'heart'
  | 'layers'
  | 'list-checks'
  | 'list-ordered'
  | 'lock-open'
  | 'map'
  | 'orbit'
  | 'pencil'
  | 'play'
  | 'refresh-cw'
  | 'route'
  | 'scale'
  | 'scroll-text'
  | 'skull'
  | 'sparkles'
  | 'store'
  | 'swords'
  | 'tram-front'
  | 'user-round'
  | 'users'
  | 'zap';

/** A tile of the Actions sheet: the answer to "what can I do?", with price and consequence. */
export interface Tile<A> {
  readonly key: string;
  readonly words: string;
  readonly detail: string;
  readonly icon: TileIcon;
  readonly action?: A;
  readonly opens?: string;
  /** Why not now. */
  readonly refusal?: Refusal;
  /** The most likely thing to do next; at most one a sheet. */
  readonly likely?: boolean;
  readonly topic?: string;
}
