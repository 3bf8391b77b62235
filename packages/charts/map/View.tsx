import { type Ref, useEffect, useId, useImperativeHandle, useMemo } from 'react';
import type { Atlas } from './data.ts';
import { isNear, roomOf, scaleOf } from './frame.ts';
import { Lands } from './Lands.tsx';
import { type MapCountry, mapLayout, nameIn } from './layout.ts';
import { Dots, Labels, TropicLine } from './Marks.tsx';
import { dotsOf, labelsOf, type Marked, takenBy, tropicOf } from './marks.ts';
import { TROPIC } from './projection.ts';
import { useMapInput } from './useMapInput.ts';
import { useMapZoom } from './useMapZoom.ts';
import { useSame } from './useSame.ts';
import './map.css';

/** Words of the map that are no names of countries. */
export interface MapWords {
  /** How it is used with keys, for whoever does not see it; a still picture has none. */
  readonly help?: string;
  /** The tropics. */
  readonly cancer: string;
  readonly capricorn: string;
}

/** What a page may do with a map besides its props. */
export interface MapHandle {
  readonly svg: SVGSVGElement | null;
  /** Enlarges (over 1) or reduces around the middle. */
  zoom(factor: number): void;
  /** Back to the coffee belt. */
  all(): void;
  /** Brings a country into sight. */
  show(id: string): void;
}

/** What a map shows, and what it tells. */
export interface MapProps {
  /** Borders, or null while there are none: then the tropics and the smallest countries are all there is. */
  readonly atlas: Atlas | null;
  /** Countries that can be chosen. One that nobody knows a place for is not on the map; a list beside it has it. */
  readonly countries: readonly MapCountry[];
  readonly chosen: readonly string[];
  /** What is lit and named, by the pointer or the keyboard. */
  readonly current: string | null;
  /** The language that names are written in. */
  readonly locale: string;
  /** px of the room. */
  readonly width: number;
  readonly height: number;
  /** The name of the chart for whoever does not see it. */
  readonly label: string;
  readonly words: MapWords;
  /** Whether several can be chosen. */
  readonly several?: boolean;
  /** Without this it is a still picture. */
  onChoose?(id: string): void;
  onCurrent?(id: string | null): void;
  /** The map is drawn so large that finer borders would show. */
  onFine?(): void;
  readonly ref?: Ref<MapHandle>;
}

/** The scale from which on coarse borders look coarse. */
const FINE = 350;

/** The countries of the world on Equal Earth: coffee countries lit, chosen ones in copper, the tropics as hairlines. */
export function WorldMap(props: MapProps) {
  const { atlas, countries, chosen, current, locale, label, words, onChoose, onFine } = props;
  const prefix = useId();
  const room = roomOf(props.width, props.height);
  const move = useMapZoom(room);
  const { zoom } = move;
  const layout = mapLayout(atlas);
  const picked = useMemo(() => new Set(chosen), [chosen]);
  const known = useMemo(
    () => new Map(countries.map((one) => [one.id, { name: nameIn(one, locale), isGrowing: one.isGrowing }])),
    [countries, locale],
  );
  const marked = useMemo(() => {
    const all = [...known].flatMap(([id, one]): Marked[] => {
      const place = layout.places.get(id);
      return place ? [{ ...place, ...one, isChosen: picked.has(id), isCurrent: id === current }] : [];
    });
    return new Map(all.map((one) => [one.id, one]));
  }, [known, layout, picked, current]);
  const places = [...marked.values()];
  const dots = dotsOf(places, zoom, room);
  const labels = labelsOf(places, dots, zoom, room);
  const taken = takenBy(dots, labels);
  const lands = useSame(layout.lands.filter(({ box }) => isNear(box, zoom, room)));
  const drawn = useMemo(() => new Set(lands.map(({ id }) => id)), [lands]);
  const input = useMapInput({ places, dots, current, room, move, choose: onChoose, light: props.onCurrent });
  const isCoarse = scaleOf(zoom) < FINE;
  useEffect(() => {
    if (!isCoarse) onFine?.();
  }, [isCoarse, onFine]);
  useImperativeHandle(props.ref, () => ({
    get svg() {
      return input.svg.current;
    },
    zoom: (factor) => move.by(factor),
    all: move.all,
    show(id) {
      const place = layout.places.get(id);
      if (place) move.show(place.at);
    },
  }));
  const isStill = !onChoose;
  const choices = {
    ...input.props,
    role: 'listbox',
    'aria-multiselectable': props.several,
    'aria-activedescendant': current !== null && marked.has(current) ? `${prefix}${current}` : undefined,
    'aria-describedby': words.help && `${prefix}help`,
    tabIndex: 0,
  };
  return (
    <svg
      className="map"
      width={room.width}
      height={room.height}
      viewBox={`0 0 ${room.width} ${room.height}`}
      aria-label={label}
      {...(isStill ? { ref: input.svg, role: 'img' } : choices)}
    >
      {!isStill && words.help && (
        <desc id={`${prefix}help`} data-screen-only>
          {words.help}
        </desc>
      )}
      <g transform={`translate(${zoom.x.toFixed(2)} ${zoom.y.toFixed(2)}) scale(${zoom.k.toFixed(6)})`}>
        <Lands {...{ lands, known, current }} chosen={picked} prefix={isStill ? null : prefix} />
      </g>
      <TropicLine text={words.cancer} tropic={tropicOf(TROPIC, words.cancer, taken, zoom, room)} />
      <TropicLine text={words.capricorn} tropic={tropicOf(-TROPIC, words.capricorn, taken, zoom, room)} />
      <Dots {...{ dots, drawn }} countries={marked} prefix={isStill ? null : prefix} />
      <Labels labels={labels} countries={marked} />
    </svg>
  );
}
