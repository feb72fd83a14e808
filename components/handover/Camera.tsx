import { CameraView, useCameraPermissions } from 'expo-camera';
import { useEffect, useEffectEvent } from 'react';
import { StyleSheet } from 'react-native';

import type { CameraProps } from './cameraProps';

/** The phone's camera, reading QR codes by the system's own reader. */
export function Camera({ onCode, onProblem }: CameraProps) {
  const [permission, ask] = useCameraPermissions();
  const refused = useEffectEvent(() => onProblem('refused'));
  const granted = permission?.granted;
  const mayAsk = permission?.canAskAgain;
  useEffect(() => {
    if (granted !== false) return;
    if (!mayAsk) refused();
    else void ask().then((answer) => (answer.granted ? undefined : refused()));
  }, [granted, mayAsk, ask]);
  if (!granted) return null;
  return (
    <CameraView
      style={StyleSheet.absoluteFill}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onBarcodeScanned={({ data }) => onCode(data)}
      onMountError={() => onProblem('busy')}
    />
  );
}
