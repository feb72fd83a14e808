/** The style sheet brings the fonts, and text is shown meanwhile. */
export function useFonts(): boolean {
  return true;
}
