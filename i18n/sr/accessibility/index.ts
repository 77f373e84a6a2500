import type { NamespaceAccessibilityTranslation } from '../../i18n-types'

const accessibility = {
  heading: 'Izjava o pristupačnosti',
  about:
    'Ovaj portal treba da mogu da koriste svi. Izjava govori dokle smo stigli, šta još nedostaje i kome možete da se obratite.',
  statusHeading: 'Usklađenost',
  status:
    'Cilj su smernice za pristupačnost veb-sadržaja (WCAG) 2.2, nivo AA, a time i ono što standard EN 301 549 traži od veb-stranica. Portal je sa njima delimično usklađen: izuzeci su navedeni u sledećem odeljku.',
  tested:
    'Svaka izmena se automatski proverava: svaka stranica na nemačkom i srpskom, u svetlom i tamnom izgledu, programom axe, a svaki postupak samo tastaturom. Takve provere ne otkrivaju sve.',
  notAudited: 'Osobe sa invaliditetom još nisu proverile portal i još nema nalaza nezavisne ustanove.',
  exceptionsHeading: 'Šta još nije pristupačno',
  documents:
    'Računi i listinzi u PDF-u: možda nisu označeni tako da ih čitač ekrana može pročitati. Iznosi i stavke nalaze se i na samom portalu.',
  payment:
    'Formular pružaoca platnih usluga: njegova polja dolaze od njega i nismo ih proverili. Kredit možete da dopunite i vaučerom.',
  provided:
    'Tekstovi obaveštenja i tarifa: ne proveravaju se pojedinačno pre nego što se ovde pojave, a neki su na drugom jeziku nego stranica.',
  title: 'Naslov u pregledaču: isti je na svakoj stranici. Koja je stranica otvorena, kaže njen naslov.',
  feedbackHeading: 'Povratne informacije i kontakt',
  feedback:
    'Naišli ste na prepreku ili Vam je nešto potrebno u drugom obliku? Pišite nam o kojoj stranici je reč i šta nije bilo moguće.',
  contact: 'Prijavi prepreku',
  support: 'Korisnička podrška',
  enforcementHeading: 'Postupak sprovođenja',
  enforcement:
    'Ako niste zadovoljni našim odgovorom, možete da se obratite ustanovi nadležnoj za sprovođenje pristupačnosti.',
  enforcementLink: 'Nadležna ustanova',
  dateHeading: 'Datum ove izjave',
  date: 'Zasniva se na samoproceni od',
} satisfies NamespaceAccessibilityTranslation

export default accessibility
