import { CardsScreen } from '@/components/cards/CardsScreen';

export default function CardsRoute() {
  return <CardsScreen />;
}
