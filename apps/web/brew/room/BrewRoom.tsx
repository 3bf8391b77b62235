import './room.css';

interface Props {
  onClose(): void;
}

/** A brew that runs, over the whole screen: the clock, what is poured, the steps, and three keys. */
export default function BrewRoom({ onClose }: Props) {
  return <dialog className="brew-room" onCancel={onClose} />;
}
