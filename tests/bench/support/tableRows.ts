/** A row of a measured table. All libraries get the same rows. */
export interface BenchRow {
  readonly id: string
  readonly [field: string]: string | number
}

export interface BenchColumn {
  readonly id: string
  readonly header: string
  readonly isNumber: boolean
}

export const benchColumns: readonly BenchColumn[] = [
  ...['Name', 'Company', 'Title', 'City', 'Industry', 'Email', 'Sequence', 'Category', 'Owner'].map((header) => ({
    id: header.toLowerCase(),
    header,
    isNumber: false,
  })),
  ...['Messages', 'Replies', 'Score'].map((header) => ({ id: header.toLowerCase(), header, isNumber: true })),
]

const words =
  'amber birch cedar delta ember fjord grove harbor inlet juniper kestrel linden meadow north opal prairie quartz river summit tundra'.split(
    ' ',
  )

/** A linear congruential generator. */
function randomOf(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % limit
  }
}

export function benchRows(count: number): BenchRow[] {
  const random = randomOf(20_261_121)
  const word = () => words[random(words.length)] ?? ''
  const capital = () => {
    const text = word()
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    name: `${capital()} ${capital()} ${index}`,
    company: `${capital()} ${capital()} Ltd`,
    title: `${capital()} lead`,
    city: capital(),
    industry: `${word()} and ${word()}`,
    email: `${word()}.${word()}${index}@example.com`,
    sequence: `Sequence ${random(40)}`,
    category: word(),
    owner: `${capital()} ${capital()}`,
    messages: random(1000),
    replies: random(100),
    score: random(10_000) / 100,
  }))
}
