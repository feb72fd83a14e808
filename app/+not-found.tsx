import { Lost } from '@/components/frame/Lost';

export default function NotFound() {
  return <Lost title="Nothing here" words="This address leads nowhere in the app. Your games are safe." />;
}
