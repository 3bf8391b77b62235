import { Chain } from './Chain.tsx';
import { Hero } from './Hero.tsx';
import { Tries } from './Tries.tsx';
import { Who } from './Who.tsx';
import './intro.css';

/** The front page: the flavor wheel to touch, the way of a coffee to the cup, small charts to try, and whom it is for. */
export default function Intro() {
  return (
    <div className="intro">
      <Hero />
      <Chain />
      <Tries />
      <Who />
    </div>
  );
}
