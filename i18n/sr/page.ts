import type { Translation } from '../i18n-types'

/** Texts that may appear on every page. */
export const page = {
  loading: 'Učitavanje',
  close: 'Zatvori',
  callId: 'Za korisničku podršku: {id}',
  imprint: 'Impresum',
  terms: 'Opšti uslovi',
  withdrawal: 'Odustanak',
  privacy: 'Politika privatnosti',
  email: 'E-pošta',
  accessibility: 'Pristupačnost',
  showPassword: 'Prikaži lozinku',
  hidePassword: 'Sakrij lozinku',
} satisfies Translation['page']
