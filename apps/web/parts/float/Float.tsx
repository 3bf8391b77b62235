import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeBeside, type Side } from './place.ts';
import './float.css';

interface Props extends ComponentProps<'div'> {
  /** Beside this it opens. */
  readonly at: RefObject<HTMLElement | null>;
  /** Which of their edges stand in one line. */
  readonly edge?: 'left' | 'right';
  /** Px, or as wide as what it opens beside; else as wide as what is in it. */
  readonly width?: number | 'same' | undefined;
}

/** What opens below something, or above where there is more room, over everything else, and goes along with it. */
export function Float({ at, edge = 'left', width, className = '', ...rest }: Props) {
  const float = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, target] = [float.current, at.current];
    if (!element || !target) return undefined;
    element.showPopover();
    let side: Side | undefined;
    const put = () => {
      const box = target.getBoundingClientRect();
      const { style } = element;
      style.maxHeight = '';
      if (width === 'same') style.width = `${box.width}px`;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const place = placeBeside({ at: box, screen: screenNow(), size, edge, before: side });
      side = place.side;
      style.left = `${place.left}px`;
      style.top = `${place.top}px`;
      if (size.height > place.room) style.maxHeight = `${place.room}px`;
    };
    const onScroll = ({ target: scrolled }: Event) => {
      if (!(scrolled instanceof Node) || !element.contains(scrolled)) put();
    };
    put();
    const sizes = new ResizeObserver(put);
    for (const one of [element, target, document.body]) sizes.observe(one);
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    addEventListener('resize', put);
    visualViewport?.addEventListener('resize', put);
    visualViewport?.addEventListener('scroll', put);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', onScroll, { capture: true });
      removeEventListener('resize', put);
      visualViewport?.removeEventListener('resize', put);
      visualViewport?.removeEventListener('scroll', put);
    };
  }, [at, edge, width]);
  const style = typeof width === 'number' ? { width } : undefined;
  return <div {...rest} ref={float} popover="manual" className={`float ${className}`} style={style} />;
}

/** What is in sight of the page, without the keyboard of a phone. */
function screenNow() {
  const { offsetLeft = 0, offsetTop = 0, width, height } = visualViewport ?? {};
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + (width ?? innerWidth),
    bottom: offsetTop + (height ?? innerHeight),
  };
}
