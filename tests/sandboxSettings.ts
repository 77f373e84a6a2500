import { readFileSync } from 'node:fs'

/** The `portal:` meta tags of .env.development: the settings for which the sandbox has answers. */
export const sandboxSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...readFileSync('.env.development', 'utf8').matchAll(/^VITE_(\w+)="?(.*?)"?$/gm)].map(
    ([, name = '', value = '']) => [`portal:${name.toLowerCase().replaceAll('_', '-')}`, value],
  ),
)
