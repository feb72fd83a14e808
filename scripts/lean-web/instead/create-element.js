import { createElement } from 'react';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';
import createDOMProps from 'react-native-web/dist/modules/createDOMProps';
import { LocaleProvider } from 'react-native-web/dist/modules/useLocale';

/**
 * As React Native Web's own, but a text whose direction is left to the browser ("auto", which is every text) tells those
 * inside it nothing: that took two more components for each text on the screen.
 */
export default function elementFor(component, props, options) {
  const tag = typeof component === 'string' ? AccessibilityUtil.propsToAccessibilityComponent(props) : undefined;
  const domProps = createDOMProps(tag || component, props, options);
  const element = createElement(tag || component, domProps);
  const { dir, lang } = domProps;
  if (!dir || dir === 'auto') return element;
  return createElement(LocaleProvider, { direction: dir, locale: lang }, element);
}
