import { useFonts as useExpoFonts } from 'expo-font';
import { AtkinsonHyperlegibleNext_400Regular } from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular';
import { AtkinsonHyperlegibleNext_500Medium } from '@expo-google-fonts/atkinson-hyperlegible-next/500Medium';
import { AtkinsonHyperlegibleNext_600SemiBold } from '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold';
import { AtkinsonHyperlegibleNext_700Bold } from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold';
import { Piazzolla_700Bold } from '@expo-google-fonts/piazzolla/700Bold';
import { Piazzolla_800ExtraBold } from '@expo-google-fonts/piazzolla/800ExtraBold';

/** True once the fonts are there; on the web the style sheet brings them. */
export function useFonts(): boolean {
  const [loaded, failed] = useExpoFonts({
    AtkinsonHyperlegibleNext_400Regular,
    AtkinsonHyperlegibleNext_500Medium,
    AtkinsonHyperlegibleNext_600SemiBold,
    AtkinsonHyperlegibleNext_700Bold,
    Piazzolla_700Bold,
    Piazzolla_800ExtraBold,
  });
  // Without its fonts the app still counts.
  return loaded || failed !== null;
}
