import { CardsScreen } from '@/components/frame/screens';

export default function CardsRoute() {
  return <CardsScreen />;
}
