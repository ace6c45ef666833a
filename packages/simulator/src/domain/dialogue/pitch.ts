import { type Pitch } from '../rows/pitch.ts'

/** Makes a pitch from the info of a client. The clients of the scenarios have a written pitch instead. */
export function pitchFromInfo(company: {
  readonly name: string
  readonly info: string
  readonly targetIndustries: readonly string[]
}): Pitch {
  const [firstSentence = ''] = company.info.split(/(?<=[.!?])\s/, 1)
  const summary = firstSentence.trim() || `${company.name} helps its customers grow.`
  const industry = company.targetIndustries[0]?.toLowerCase() ?? 'your industry'
  return {
    offer: `what ${company.name} does`,
    audience: `teams in ${industry}`,
    pain: 'time lost on work that should run by itself',
    outcome: 'get that time back',
    proof: `one of our customers in ${industry}`,
    proofResult: 'saw the difference within the first quarter',
    firstStep: 'a short trial with one team',
    price: 'Pricing depends on the size of the team; most customers start small and grow from there.',
    setup: 'Getting started takes days rather than months, and we do most of the work.',
    worksWith: 'It fits beside the tools you already have, nothing has to be replaced.',
    difference: summary,
    security: 'Your data stays yours: we sign an NDA and a data processing agreement before we begin.',
    contract: 'There is no long commitment, you can stop at the end of any month.',
  }
}
