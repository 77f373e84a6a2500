// A module of its own, so that the animations load only where something moves.
export { domAnimation as default } from 'framer-motion'
