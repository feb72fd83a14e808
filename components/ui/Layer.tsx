import type { PropsWithChildren } from 'react';
import { Modal } from 'react-native';

export interface LayerProps {
  label: string;
  /** The device's way back, or Escape. */
  onClose: () => void;
}

/** Lies over everything and keeps the table out of reach until it is closed. */
export function Layer({ label, onClose, children }: PropsWithChildren<LayerProps>) {
  return (
    <Modal
      visible
      transparent
      animationType="none"
      statusBarTranslucent
      navigationBarTranslucent
      supportedOrientations={['portrait', 'landscape']}
      onRequestClose={onClose}
      aria-label={label}
    >
      {children}
    </Modal>
  );
}
