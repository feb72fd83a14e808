// Instead of lucide's own, which draws every stroke of an icon as a component of react-native-svg.
import { createElement } from 'react';
import { unstable_createElement as styledElement } from 'react-native';

const SIZE = 24;
const STROKE = 2;

/** An icon as the browser's own picture: one component instead of one for each of its strokes. */
export default function createLucideIcon({ name, node }) {
  function Icon({ size = SIZE, color = 'currentColor', strokeWidth = STROKE, fill = 'none', style, testID }) {
    const picture = {
      width: size,
      height: size,
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      stroke: color,
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      fill,
      'aria-hidden': true,
      'data-testid': testID,
    };
    const strokes = node.map(([tag, attributes]) => createElement(tag, attributes));
    if (style) return styledElement('svg', { ...picture, style, children: strokes });
    return createElement('svg', picture, strokes);
  }
  Icon.displayName = name;
  return Icon;
}
