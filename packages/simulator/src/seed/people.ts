import { type Random } from '../core/random.ts'

const words = (text: string): readonly string[] => text.split(' ')
const people = (first: string, last: string) => ({ first: words(first), last: words(last) })

const names = {
  anglo: people(
    'James Emily Oliver Charlotte Daniel Grace Samuel Hannah Benjamin Chloe Nathan Lauren Thomas Rebecca Andrew Megan Christopher Natalie Ethan Victoria Joshua Amelia Patrick Erin Gregory Allison Kyle Brooke Trevor Paige',
    'Walker Bennett Hughes Coleman Fletcher Sanders Whitaker Morgan Ellis Harper Donovan Pearce Lawson Brooks Gallagher Holloway Chandler Merritt Sinclair Thornton Abbott Castillo Winslow Barrett Kendall Prescott Langley Dawson Mercer Redmond',
  ),
  black: people(
    'Malik Imani Darnell Nia Isaiah Tamara Terrence Jasmine Andre Kiara Marcus Ebony Jerome Simone',
    'Washington Jefferson Booker Freeman Tolliver Gaines Dixon Hampton Broadnax Whitfield Ransom Mayfield Easley Pettiford',
  ),
  hispanic: people(
    'Diego Valentina Mateo Camila Alejandro Lucía Javier Isabel Rafael Elena Carlos Paula Andrés Marisol Sergio Daniela Tomás Ximena',
    'Herrera Morales Navarro Cárdenas Fuentes Salazar Ortega Villanueva Ibarra Mendoza Rojas Santillán Cortés Peralta Vega Montoya Zamora Quiroga',
  ),
  german: people(
    'Lukas Anna Jonas Katharina Felix Johanna Maximilian Sabine Stefan Franziska Tobias Claudia Markus Lena Andreas Birgit Florian Monika',
    'Hoffmann Becker Schreiber Lindner Brandt Kaltenbach Steiner Pfeiffer Reuter Winkler Hartmann Vogt Eberhardt Gruber Seidel Neumann Zimmermann Haas',
  ),
  dutch: {
    first: words('Daan Sanne Bram Fleur Sander Lotte Jeroen Marieke Thijs Annelies'),
    last: 'van Dijk, de Groot, Bakker, Visser, van der Meer, Hendriks, Kuipers, de Boer, Willems, Verhoeven'.split(
      ', ',
    ),
  },
  french: people(
    'Antoine Camille Julien Élodie Nicolas Margaux Guillaume Sophie Mathieu Claire Romain Aurélie',
    'Moreau Lefèvre Rousseau Girard Fontaine Chevalier Marchand Perrin Dufour Garnier Lemoine Barbier',
  ),
  italian: people(
    'Alessandro Giulia Matteo Francesca Lorenzo Chiara Davide Elisa Riccardo Martina Fabio Silvia',
    'Ferrari Bianchi Ricci Marchetti Gallo Conti Lombardi Moretti Barbieri Santoro Rinaldi Caruso',
  ),
  portuguese: people(
    'João Mariana Tiago Beatriz Gustavo Fernanda Rodrigo Larissa Henrique Carolina',
    'Almeida Carvalho Teixeira Monteiro Cardoso Ribeiro Azevedo Nogueira Barros Figueiredo',
  ),
  nordic: people(
    'Erik Astrid Lars Freja Mikkel Sigrid Anders Linnea Henrik Maja',
    'Lindqvist Halvorsen Sørensen Nyberg Dahl Eklund Bergström Kjær Hansen Aaltonen',
  ),
  slavic: people(
    'Marek Kateřina Piotr Agnieszka Milan Ivana Tomasz Zuzana Dmitri Oksana Nikola Magdalena',
    'Novák Kowalski Horvat Dvořák Petrović Wiśniewska Kovač Marković Jankowski Procházka Bondarenko Nowicka',
  ),
  indian: people(
    'Arjun Priya Rohan Ananya Vikram Neha Sanjay Kavita Rahul Meera Aditya Divya Karthik Shreya',
    'Sharma Iyer Patel Reddy Banerjee Menon Kulkarni Deshpande Chatterjee Nair Bhatia Agarwal Rao Malhotra',
  ),
  eastAsian: people(
    'Wei Mei Kenji Yuki Minh Linh Jun Hana Jae-won Soo-jin Kevin Grace Brian Michelle',
    'Chen Lin Nakamura Tanaka Nguyen Tran Park Kim Liu Huang Wong Sato Lam Yoon',
  ),
  african: people(
    'Chinedu Amara Kwame Adwoa Tunde Ngozi Sipho Thandiwe Kofi Wanjiru',
    'Okafor Mensah Adeyemi Nkosi Balogun Kamau Osei Dlamini Eze Mwangi',
  ),
  arabic: people(
    'Omar Layla Karim Yasmin Hassan Nour Tariq Rania Sami Dina',
    'Haddad Mansour Khalil Nasser Farouk Saleh Rahman Aziz Younes Boutros',
  ),
}

type Culture = keyof typeof names

/** `cultures` has a weight for each culture: how often people of the place have a name of the culture. */
export interface Place {
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly cultures: Readonly<Partial<Record<Culture, number>>>
}

const american = {
  anglo: 46,
  hispanic: 15,
  black: 12,
  indian: 8,
  eastAsian: 8,
  german: 3,
  italian: 4,
  slavic: 3,
  arabic: 2,
}
const british = { anglo: 62, indian: 13, african: 7, slavic: 6, french: 3, eastAsian: 5, arabic: 4 }
const germanic = { german: 74, slavic: 10, italian: 5, arabic: 5, indian: 3, nordic: 3 }
const mostly = (culture: Culture) => ({ [culture]: 84, slavic: 5, arabic: 6, anglo: 5 })

/** Cities by country and time zone. */
const placesByCountry = {
  'United States': {
    cultures: american,
    cities: {
      'America/New_York': [
        'New York, NY',
        'Boston, MA',
        'Atlanta, GA',
        'Philadelphia, PA',
        'Charlotte, NC',
        'Columbus, OH',
      ],
      'America/Chicago': ['Chicago, IL', 'Austin, TX', 'Houston, TX', 'Minneapolis, MN', 'Nashville, TN'],
      'America/Denver': ['Denver, CO', 'Salt Lake City, UT'],
      'America/Los_Angeles': ['San Francisco, CA', 'Seattle, WA', 'San Diego, CA'],
    },
  },
  Canada: {
    cultures: american,
    cities: { 'America/Toronto': ['Toronto, ON', 'Montréal, QC'], 'America/Vancouver': ['Vancouver, BC'] },
  },
  'United Kingdom': {
    cultures: british,
    cities: { 'Europe/London': ['London', 'Manchester', 'Bristol', 'Edinburgh', 'Leeds'] },
  },
  Germany: { cultures: germanic, cities: { 'Europe/Berlin': ['Munich', 'Berlin', 'Hamburg', 'Stuttgart', 'Cologne'] } },
  Austria: { cultures: germanic, cities: { 'Europe/Vienna': ['Vienna', 'Graz', 'Linz'] } },
  Netherlands: { cultures: mostly('dutch'), cities: { 'Europe/Amsterdam': ['Amsterdam', 'Eindhoven', 'Rotterdam'] } },
  France: { cultures: mostly('french'), cities: { 'Europe/Paris': ['Paris', 'Lyon', 'Toulouse'] } },
  Italy: { cultures: mostly('italian'), cities: { 'Europe/Rome': ['Milan', 'Bologna', 'Turin', 'Verona'] } },
  Spain: { cultures: mostly('hispanic'), cities: { 'Europe/Madrid': ['Madrid', 'Barcelona', 'Valencia'] } },
  Brazil: {
    cultures: mostly('portuguese'),
    cities: { 'America/Sao_Paulo': ['São Paulo', 'Curitiba', 'Belo Horizonte'] },
  },
  Australia: {
    cultures: british,
    cities: {
      'Australia/Sydney': ['Sydney'],
      'Australia/Melbourne': ['Melbourne'],
      'Australia/Brisbane': ['Brisbane'],
    },
  },
} as const

const countryNames: Readonly<Record<string, string>> = { 'Great Britain': 'United Kingdom' }

/**
 * Returns the places in a list of countries such as 'Germany, Netherlands'. If the list has no known country, returns
 * the places in the United States.
 */
export function placesOf(countries: string): readonly Place[] {
  const known = countries.split(', ').map((name) => countryNames[name] ?? name)
  const places = known.flatMap((name) => (isCountry(name) ? placesIn(name) : []))
  return places.length > 0 ? places : placesIn('United States')
}

const isCountry = (name: string): name is keyof typeof placesByCountry => name in placesByCountry

function placesIn(country: keyof typeof placesByCountry): readonly Place[] {
  const { cultures, cities } = placesByCountry[country]
  return Object.entries<readonly string[]>(cities).flatMap(([timeZone, ofZone]) =>
    ofZone.map((city) => ({ city, country, timeZone, cultures })),
  )
}

/** A plausible name of a person from this place. */
export function personName(
  random: Random,
  { cultures }: Pick<Place, 'cultures'>,
): { readonly firstName: string; readonly lastName: string } {
  const { first, last } = names[random.weighted(cultures)]
  return { firstName: random.pick(first), lastName: random.pick(last) }
}
