import { type ReactNode, useRef, useState } from 'react';
import { View } from 'react-native';
import { type Svg, SvgXml } from 'react-native-svg';

import { type Drawing, type Faces, resultPicture, type Told } from './picture';

export interface Picture {
  /** As large as its width allows. */
  readonly shown: ReactNode;
  /** The PNG, once it can be made. */
  readonly png: (() => Promise<Uint8Array<ArrayBuffer>>) | undefined;
  readonly failed: boolean;
}

const FACES: Faces = {
  display: 'font-family="Piazzolla_700Bold"',
  text: 'font-family="AtkinsonHyperlegibleNext_400Regular"',
  strong: 'font-family="AtkinsonHyperlegibleNext_600SemiBold"',
};

/** The picture of a result, drawn on this device. */
export function usePicture(told: Told): Picture {
  const [drawing] = useState(() => resultPicture(told, FACES));
  const svg = useRef<Svg>(null);
  return {
    shown: (
      <View style={{ width: '100%', aspectRatio: drawing.width / drawing.height }}>
        <SvgXml xml={drawing.svg} override={{ ref: svg, width: '100%', height: '100%' }} />
      </View>
    ),
    png: () => pngOf(svg.current, drawing),
    failed: false,
  };
}

function pngOf(svg: Svg | null, { width, height }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((done, fail) => {
    if (!svg) {
      fail(new Error('The picture is not drawn yet.'));
      return;
    }
    const take = (base64: string) => done(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    svg.toDataURL(take, { width, height });
  });
}
