/** Who can log in here. Their data are in customers/. */
export const foreignAccounts = {
  petra: { username: 'petra', password: 'petra-2468', phone: '43600100101', name: 'Petra Haslinger' },
  thea: { username: 'thea', password: 'thea-1357', phone: '43600100201', name: 'Thea Brandlhuber' },
  igor: { username: 'igor', password: 'igor-9753', phone: '43600100301', name: 'Igor Lukovac' },
  nada: { username: 'nada', password: 'nada-8642', phone: '43600100401', name: 'Nada Prazić' },
  milan: { username: 'milan', password: 'milan-3579', phone: '43600100501', name: 'Milan Grabovica' },
}
