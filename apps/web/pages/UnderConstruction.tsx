export { UnderConstruction as default } from '../shell/states.tsx';
