import { useEffect, useState } from 'react';
import { Image } from 'react-native';

import { type Drawing, type Faces, resultPicture, type Told } from './picture';
import type { Picture } from './usePicture';

interface Made extends Drawing {
  readonly url: string;
  readonly png: Blob;
}

/** The picture of a result, drawn on this device. */
export function usePicture(told: Told): Picture {
  const [first] = useState(told);
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    void make(first).then(
      ({ drawing, png }) => {
        if (gone) return;
        url = URL.createObjectURL(png);
        setMade({ ...drawing, png, url });
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [first]);
  return {
    shown: made ? (
      <Image
        source={{ uri: made.url }}
        accessibilityLabel={first.title}
        style={{ width: '100%', aspectRatio: made.width / made.height }}
        testID="picture-image"
      />
    ) : null,
    png: made && (async () => new Uint8Array(await made.png.arrayBuffer())),
    failed,
  };
}

async function make(told: Told): Promise<{ drawing: Drawing; png: Blob }> {
  const drawing = resultPicture(told, await faces());
  return { drawing, png: await pngOf(drawing) };
}

async function pngOf({ svg, width, height }: Drawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = document.createElement('img');
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((done, fail) => {
      canvas.toBlob((png) => (png ? done(png) : fail(new Error('No picture came of it.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const FONTS = [
  { family: 'Piazzolla', weight: 700, file: 'piazzolla-700.woff2' },
  { family: 'Atkinson', weight: 400, file: 'atkinson-hyperlegible-next-400.woff2' },
  { family: 'Atkinson', weight: 600, file: 'atkinson-hyperlegible-next-600.woff2' },
];

/** A drawing loaded as a picture sees no font of the page: it brings its own along. */
async function faces(): Promise<Faces> {
  const rules = await Promise.all(FONTS.map(fontFace));
  return {
    display: 'font-family="Piazzolla, Georgia, serif" font-weight="700" class="figures"',
    text: 'font-family="Atkinson, system-ui, sans-serif" font-weight="400"',
    strong: 'font-family="Atkinson, system-ui, sans-serif" font-weight="600"',
    style: `${rules.join('')}.figures{font-variant-numeric:lining-nums tabular-nums;word-spacing:0.1em}`,
  };
}

async function fontFace({ family, weight, file }: (typeof FONTS)[number]): Promise<string> {
  try {
    const answer = await fetch(`${process.env.EXPO_BASE_URL ?? ''}/fonts/${file}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${btoa(letters)})}`;
  } catch {
    // Without its fonts the picture still tells the result.
    return '';
  }
}
