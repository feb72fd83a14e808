/** Why there is no picture. */
export type CameraProblem = 'refused' | 'absent' | 'busy';

export interface CameraProps {
  /** What a code in front of the camera says; called as often as it is read. */
  onCode: (code: string) => void;
  onProblem: (problem: CameraProblem) => void;
}
