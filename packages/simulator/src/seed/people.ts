import { type Random } from '../core/random.ts'

interface Names {
  readonly first: readonly string[]
  readonly last: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const names = {
  anglo: {
    first: words(
      'James Emily Oliver Charlotte Daniel Grace Samuel Hannah Benjamin Chloe Nathan Lauren Thomas Rebecca Andrew Megan Christopher Natalie Ethan Victoria Joshua Amelia Patrick Erin Gregory Allison Kyle Brooke Trevor Paige',
    ),
    last: words(
      'Walker Bennett Hughes Coleman Fletcher Sanders Whitaker Morgan Ellis Harper Donovan Pearce Lawson Brooks Gallagher Holloway Chandler Merritt Sinclair Thornton Abbott Castillo Winslow Barrett Kendall Prescott Langley Dawson Mercer Redmond',
    ),
  },
  black: {
    first: words('Malik Imani Darnell Nia Isaiah Tamara Terrence Jasmine Andre Kiara Marcus Ebony Jerome Simone'),
    last: words(
      'Washington Jefferson Booker Freeman Tolliver Gaines Dixon Hampton Broadnax Whitfield Ransom Mayfield Easley Pettiford',
    ),
  },
  hispanic: {
    first: words(
      'Diego Valentina Mateo Camila Alejandro Lucía Javier Isabel Rafael Elena Carlos Paula Andrés Marisol Sergio Daniela Tomás Ximena',
    ),
    last: words(
      'Herrera Morales Navarro Cárdenas Fuentes Salazar Ortega Villanueva Ibarra Mendoza Rojas Santillán Cortés Peralta Vega Montoya Zamora Quiroga',
    ),
  },
  german: {
    first: words(
      'Lukas Anna Jonas Katharina Felix Johanna Maximilian Sabine Stefan Franziska Tobias Claudia Markus Lena Andreas Birgit Florian Monika',
    ),
    last: words(
      'Hoffmann Becker Schreiber Lindner Brandt Kaltenbach Steiner Pfeiffer Reuter Winkler Hartmann Vogt Eberhardt Gruber Seidel Neumann Zimmermann Haas',
    ),
  },
  dutch: {
    first: words('Daan Sanne Bram Fleur Sander Lotte Jeroen Marieke Thijs Annelies'),
    last: [
      'van Dijk',
      'de Groot',
      'Bakker',
      'Visser',
      'van der Meer',
      'Hendriks',
      'Kuipers',
      'de Boer',
      'Willems',
      'Verhoeven',
    ],
  },
  french: {
    first: words('Antoine Camille Julien Élodie Nicolas Margaux Guillaume Sophie Mathieu Claire Romain Aurélie'),
    last: words('Moreau Lefèvre Rousseau Girard Fontaine Chevalier Marchand Perrin Dufour Garnier Lemoine Barbier'),
  },
  italian: {
    first: words('Alessandro Giulia Matteo Francesca Lorenzo Chiara Davide Elisa Riccardo Martina Fabio Silvia'),
    last: words('Ferrari Bianchi Ricci Marchetti Gallo Conti Lombardi Moretti Barbieri Santoro Rinaldi Caruso'),
  },
  portuguese: {
    first: words('João Mariana Tiago Beatriz Gustavo Fernanda Rodrigo Larissa Henrique Carolina'),
    last: words('Almeida Carvalho Teixeira Monteiro Cardoso Ribeiro Azevedo Nogueira Barros Figueiredo'),
  },
  nordic: {
    first: words('Erik Astrid Lars Freja Mikkel Sigrid Anders Linnea Henrik Maja'),
    last: words('Lindqvist Halvorsen Sørensen Nyberg Dahl Eklund Bergström Kjær Hansen Aaltonen'),
  },
  slavic: {
    first: words('Marek Kateřina Piotr Agnieszka Milan Ivana Tomasz Zuzana Dmitri Oksana Nikola Magdalena'),
    last: words(
      'Novák Kowalski Horvat Dvořák Petrović Wiśniewska Kovač Marković Jankowski Procházka Bondarenko Nowicka',
    ),
  },
  indian: {
    first: words('Arjun Priya Rohan Ananya Vikram Neha Sanjay Kavita Rahul Meera Aditya Divya Karthik Shreya'),
    last: words(
      'Sharma Iyer Patel Reddy Banerjee Menon Kulkarni Deshpande Chatterjee Nair Bhatia Agarwal Rao Malhotra',
    ),
  },
  eastAsian: {
    first: words('Wei Mei Kenji Yuki Minh Linh Jun Hana Jae-won Soo-jin Kevin Grace Brian Michelle'),
    last: words('Chen Lin Nakamura Tanaka Nguyen Tran Park Kim Liu Huang Wong Sato Lam Yoon'),
  },
  african: {
    first: words('Chinedu Amara Kwame Adwoa Tunde Ngozi Sipho Thandiwe Kofi Wanjiru'),
    last: words('Okafor Mensah Adeyemi Nkosi Balogun Kamau Osei Dlamini Eze Mwangi'),
  },
  arabic: {
    first: words('Omar Layla Karim Yasmin Hassan Nour Tariq Rania Sami Dina'),
    last: words('Haddad Mansour Khalil Nasser Farouk Saleh Rahman Aziz Younes Boutros'),
  },
} as const satisfies Readonly<Record<string, Names>>

type Culture = keyof typeof names

/** Places of leads. `cultures`: the names that are common there. */
export interface Place {
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly cultures: readonly (readonly [Culture, number])[]
}

const american = [
  ['anglo', 46],
  ['hispanic', 15],
  ['black', 12],
  ['indian', 8],
  ['eastAsian', 8],
  ['german', 3],
  ['italian', 4],
  ['slavic', 3],
  ['arabic', 2],
] as const
const british = [
  ['anglo', 62],
  ['indian', 13],
  ['african', 7],
  ['slavic', 6],
  ['french', 3],
  ['eastAsian', 5],
  ['arabic', 4],
] as const
const germanic = [
  ['german', 74],
  ['slavic', 10],
  ['italian', 5],
  ['arabic', 5],
  ['indian', 3],
  ['nordic', 3],
] as const
const mostly = (culture: Culture) =>
  [[culture, 84] as const, ['slavic', 5] as const, ['arabic', 6] as const, ['anglo', 5] as const] as const

const placesByCountry = {
  'United States': {
    cultures: american,
    cities: [
      ['New York, NY', 'America/New_York'],
      ['Boston, MA', 'America/New_York'],
      ['Atlanta, GA', 'America/New_York'],
      ['Philadelphia, PA', 'America/New_York'],
      ['Charlotte, NC', 'America/New_York'],
      ['Columbus, OH', 'America/New_York'],
      ['Chicago, IL', 'America/Chicago'],
      ['Austin, TX', 'America/Chicago'],
      ['Houston, TX', 'America/Chicago'],
      ['Minneapolis, MN', 'America/Chicago'],
      ['Nashville, TN', 'America/Chicago'],
      ['Denver, CO', 'America/Denver'],
      ['Salt Lake City, UT', 'America/Denver'],
      ['San Francisco, CA', 'America/Los_Angeles'],
      ['Seattle, WA', 'America/Los_Angeles'],
      ['San Diego, CA', 'America/Los_Angeles'],
    ],
  },
  Canada: {
    cultures: american,
    cities: [
      ['Toronto, ON', 'America/Toronto'],
      ['Montréal, QC', 'America/Toronto'],
      ['Vancouver, BC', 'America/Vancouver'],
    ],
  },
  'United Kingdom': {
    cultures: british,
    cities: [
      ['London', 'Europe/London'],
      ['Manchester', 'Europe/London'],
      ['Bristol', 'Europe/London'],
      ['Edinburgh', 'Europe/London'],
      ['Leeds', 'Europe/London'],
    ],
  },
  Germany: {
    cultures: germanic,
    cities: [
      ['Munich', 'Europe/Berlin'],
      ['Berlin', 'Europe/Berlin'],
      ['Hamburg', 'Europe/Berlin'],
      ['Stuttgart', 'Europe/Berlin'],
      ['Cologne', 'Europe/Berlin'],
    ],
  },
  Austria: {
    cultures: germanic,
    cities: [
      ['Vienna', 'Europe/Vienna'],
      ['Graz', 'Europe/Vienna'],
      ['Linz', 'Europe/Vienna'],
    ],
  },
  Netherlands: {
    cultures: mostly('dutch'),
    cities: [
      ['Amsterdam', 'Europe/Amsterdam'],
      ['Eindhoven', 'Europe/Amsterdam'],
      ['Rotterdam', 'Europe/Amsterdam'],
    ],
  },
  France: {
    cultures: mostly('french'),
    cities: [
      ['Paris', 'Europe/Paris'],
      ['Lyon', 'Europe/Paris'],
      ['Toulouse', 'Europe/Paris'],
    ],
  },
  Italy: {
    cultures: mostly('italian'),
    cities: [
      ['Milan', 'Europe/Rome'],
      ['Bologna', 'Europe/Rome'],
      ['Turin', 'Europe/Rome'],
      ['Verona', 'Europe/Rome'],
    ],
  },
  Spain: {
    cultures: mostly('hispanic'),
    cities: [
      ['Madrid', 'Europe/Madrid'],
      ['Barcelona', 'Europe/Madrid'],
      ['Valencia', 'Europe/Madrid'],
    ],
  },
  Brazil: {
    cultures: mostly('portuguese'),
    cities: [
      ['São Paulo', 'America/Sao_Paulo'],
      ['Curitiba', 'America/Sao_Paulo'],
      ['Belo Horizonte', 'America/Sao_Paulo'],
    ],
  },
  Australia: {
    cultures: british,
    cities: [
      ['Sydney', 'Australia/Sydney'],
      ['Melbourne', 'Australia/Melbourne'],
      ['Brisbane', 'Australia/Brisbane'],
    ],
  },
} as const

const countryNames: Readonly<Record<string, string>> = { 'Great Britain': 'United Kingdom' }

/** The places of countries such as `Germany, Netherlands`. Default: the United States. */
export function placesOf(countries: string): readonly Place[] {
  const known = countries.split(', ').map((name) => countryNames[name] ?? name)
  const places = known.flatMap((name) => (isCountry(name) ? placesIn(name) : []))
  return places.length > 0 ? places : placesIn('United States')
}

const isCountry = (name: string): name is keyof typeof placesByCountry => name in placesByCountry

function placesIn(country: keyof typeof placesByCountry): readonly Place[] {
  const { cultures, cities } = placesByCountry[country]
  return cities.map(([city, timeZone]) => ({ city, country, timeZone, cultures }))
}

/** A plausible name of a person who lives there. */
export function personName(
  random: Random,
  { cultures }: Pick<Place, 'cultures'>,
): { readonly firstName: string; readonly lastName: string } {
  const { first, last } = names[random.weighted(cultures)]
  return { firstName: random.pick<string>(first), lastName: random.pick<string>(last) }
}
