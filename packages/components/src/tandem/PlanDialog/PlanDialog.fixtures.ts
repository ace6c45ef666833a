import { type PlanComparisonRow, type PlanOffer } from './planOffer.ts'

const agency = ['Role-based team permissions', 'Multi-client dashboard', 'API access']

/** In ascending order of price. */
export const plans: readonly PlanOffer[] = [
  {
    id: 'outreach-1-profile',
    title: '1 profile',
    price: 99,
    description: 'For a seller who runs their own outreach.',
    featureDescription: 'What you get',
    features: ['$25 of agent actions', '50 custom messages', 'AI replies and follow-ups', 'Calendar booking'],
  },
  {
    id: 'outreach-10-profiles',
    title: '10 profiles',
    price: 499,
    description: 'For a team that sells together.',
    featureDescription: 'Everything in 1 profile, plus',
    features: ['$200 of agent actions', '400 custom messages', ...agency],
  },
  {
    id: 'outreach-30-profiles',
    title: '30 profiles',
    price: 799,
    description: 'For an agency with several clients.',
    featureDescription: 'Everything in 10 profiles, plus',
    features: ['$600 of agent actions', '1,200 custom messages', ...agency],
    isHighlighted: true,
  },
  {
    id: 'outreach-50-profiles',
    title: '50 profiles',
    price: 999,
    description: 'For outreach on a large scale.',
    featureDescription: 'Everything in 30 profiles, plus',
    features: ['$800 of agent actions', '1,600 custom messages', ...agency, 'Early access to new features'],
  },
]

const rowOf = (label: string, values: readonly (string | boolean)[]): PlanComparisonRow => ({
  id: label,
  label,
  values: Object.fromEntries(plans.map(({ id }, index) => [id, values[index] ?? false])),
})

export const comparison: readonly PlanComparisonRow[] = [
  rowOf('Connected profiles', ['1', '10', '30', '50']),
  rowOf('Agent actions included', ['$25', '$200', '$600', '$800']),
  rowOf('Custom messages', ['50', '400', '1,200', '1,600']),
  rowOf('Extra actions', ['$0.50 each', '$0.50 each', '$0.50 each', '$0.50 each']),
  rowOf('Role-based team permissions', [false, true, true, true]),
  rowOf('Multi-client dashboard', [false, true, true, true]),
  rowOf('API access', [false, true, true, true]),
  rowOf('Early access to new features', [false, false, false, true]),
]
