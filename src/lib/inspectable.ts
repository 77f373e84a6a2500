/**
 * Whether `?inspect` records the session: in development, and in a build made with VITE_INSPECT=true. A constant of
 * the build, so that other builds hold nothing of the recorder.
 */
export const inspectable: boolean = import.meta.env.DEV || import.meta.env.VITE_INSPECT === 'true'
