import { type Pitch } from '../rows/pitch.ts'

/**
 * Questions of leads about a topic, and the profile's replies. `fill` in `compose.ts` replaces placeholders such as
 * `{price}`.
 */
export interface Topic {
  readonly questions: readonly string[]
  readonly answers: readonly string[]
}

export type TopicKey =
  | 'price'
  | 'setup'
  | 'worksWith'
  | 'difference'
  | 'proof'
  | 'security'
  | 'contract'
  | 'effort'
  | 'team'
  | 'results'

export const topics: Readonly<Record<TopicKey, Topic>> = {
  price: {
    questions: [
      'What does it cost, roughly?',
      'Before we go further: what kind of budget are we talking about?',
      'How is it priced for a company of our size?',
      'Could you give me a ballpark on pricing?',
    ],
    answers: [
      'Happy to be open about it. {price} I would rather check first whether it makes sense for {company}.',
      '{price} For {company} I can work out a figure if you tell me a little about your set-up.',
      'Sure. {price} No surprises after that.',
    ],
  },
  setup: {
    questions: [
      'How long does it take to get going?',
      'What would onboarding look like on our side?',
      'We are quite stretched this quarter. How much of our time does the start take?',
    ],
    answers: [
      '{setup} We keep the work on your side to a couple of hours.',
      'Less than most people expect. {setup}',
      '{setup} I can send the plan we used with {proof}, it is one page.',
    ],
  },
  worksWith: {
    questions: [
      'Does it work with what we already have?',
      'We just finished a big systems project, so nobody wants another one. How does this fit in?',
      'What does it connect to?',
    ],
    answers: [
      'Good question. {worksWith}',
      '{worksWith} If yours is not on that list, tell me and I will ask our engineers today.',
      'No new systems project, I promise. {worksWith}',
    ],
  },
  difference: {
    questions: [
      'How is this different from the other vendors who write to me every week?',
      'We looked at two competitors last year. What do you do differently?',
      'What makes you better than doing it in-house?',
    ],
    answers: [
      'Fair question. {difference}',
      '{difference} That is also the reason {proof} gave for choosing us.',
      'In one sentence: {difference}',
    ],
  },
  proof: {
    questions: [
      'Do you have a reference in our industry?',
      'Who else is using this?',
      'Can you share an example with real numbers?',
      'Have you done this for a company like {company}?',
    ],
    answers: [
      'Yes, {proof}: they {proofResult}. I can introduce you to the person who ran it.',
      'The closest one is {proof}. They {proofResult}, and started the way I would suggest to you, with {firstStep}.',
      '{proof} may be a good comparison. They {proofResult}. I will gladly send the two-page write-up.',
    ],
  },
  security: {
    questions: [
      'Our legal team will ask about data. What should I tell them?',
      'How do you handle confidentiality?',
      'Is there anything our IT would have to approve?',
    ],
    answers: [
      '{security} I can send the documents so that they have them early.',
      'That comes up in most first talks. {security}',
      '{security}',
    ],
  },
  contract: {
    questions: ['How long would we be tied in?', 'What is the minimum term?', 'What if it does not work for us?'],
    answers: [
      '{contract}',
      'No trap there. {contract}',
      '{contract} Most customers stay because it pays off, not because of a paper.',
    ],
  },
  effort: {
    questions: [
      'Who on our side would have to be involved?',
      'How much work stays with my team?',
      'Would my people need training?',
    ],
    answers: [
      'One person who knows the day-to-day, about two hours in the first week and half an hour a week after that.',
      'Usually one owner and somebody who can grant access. We do the rest and report to you every Friday.',
      'A forty-minute session is enough for most {audience}, and we record it for those who join later.',
    ],
  },
  team: {
    questions: [
      'Who would we be working with?',
      'Would you be our contact, or do you hand us over?',
      'How big is your team?',
    ],
    answers: [
      'You would have one named contact from the first day. I stay involved until {firstStep} is done and you are happy.',
      'A team of three, and the person you meet in the call is the one who does the work.',
      'You would work with two people: me for questions, and a specialist at {client} who has done this more than thirty times.',
    ],
  },
  results: {
    questions: [
      'When would we see a difference?',
      'What result would be realistic for us?',
      'How do you measure whether it works?',
    ],
    answers: [
      'Most customers {outcome}. We agree on one figure before we start and look at it together every two weeks.',
      'The first effect shows after about four weeks. {proof} {proofResult}, but I would plan a bit more carefully for {company}.',
      'We take your figures of the last twelve months as the yardstick, so you can check it yourself. The usual aim is to {outcome}.',
    ],
  },
}

/** The answers to these topics quote a sentence of the pitch. */
export const pitchTopics = [
  'price',
  'setup',
  'worksWith',
  'difference',
  'security',
  'contract',
] as const satisfies readonly (keyof Pitch & TopicKey)[]

export interface Objection {
  readonly says: readonly string[]
  readonly answers: readonly string[]
  /** The lead's reaction if the answer has not helped. */
  readonly insists: readonly string[]
}

export const objectionKeys = ['provider', 'budget', 'inHouse', 'priority', 'badExperience', 'notMe'] as const
export type ObjectionKey = (typeof objectionKeys)[number]

export const objections: Readonly<Record<ObjectionKey, Objection>> = {
  provider: {
    says: [
      'Thanks {sender}, but we already work with someone for this.',
      'We have a provider and are reasonably happy.',
      'Appreciate it, we signed with another vendor in spring.',
    ],
    answers: [
      'That makes sense, most of the {audience} I talk to do. Some use us as a second opinion first: {firstStep}. If your present provider is doing well, you have it in writing.',
      'Good to hear it is going well. May I ask one thing: did they solve the problem for good ({pain}), or is it just better than before? That is the part where we tend to help.',
      'Understood. I would not ask you to switch. A comparison costs nothing: {firstStep}, and you keep the result either way.',
    ],
    insists: [
      'We are locked in until next year, so it would not change anything.',
      'I really do not see us changing there, sorry.',
    ],
  },
  budget: {
    says: [
      'Sounds good, but there is no budget for this until next year.',
      'Budget is frozen at the moment, I am afraid.',
      'Interesting, though I expect we cannot afford it right now.',
    ],
    answers: [
      'I hear that a lot at this time of year. {price} Would it help to have a simple calculation ready for the next budget round?',
      'Understood. That is why we begin with {firstStep}: it needs no budget, and afterwards you know whether it is worth asking for one.',
      'Thanks for being straight. {proof} was in the same place and {proofResult}. If I show you that sum for {company}, would twenty minutes be all right?',
    ],
    insists: ['Even so, I cannot take this to our CFO this year.', 'No new spending, whatever it is. Sorry.'],
  },
  inHouse: {
    says: [
      'We do this ourselves and have a team for it.',
      'This is all handled in-house at {company}.',
      'Our own people built something for that.',
    ],
    answers: [
      'Great, then you know the problem better than most. Teams like yours usually use us for the part nobody enjoys: {pain}. Is that fully covered?',
      'That is a good position to be in. {difference} Happy to show your team what we learned elsewhere, without selling anything.',
      'Makes sense. {proof} had a team as well and still {proofResult}. A short exchange between specialists would be worth it in any case.',
    ],
    insists: ['The team would not be amused if I brought in an outsider now.', 'Covered, thank you.'],
  },
  priority: {
    says: [
      'Not a priority for us right now, to be honest.',
      'We have bigger fish to fry this quarter.',
      'I see the point, but we are in the middle of a reorganisation.',
    ],
    answers: [
      'Completely fair. Out of curiosity: what is at the top of the list? If you ever want to talk about {pain}, I would like to be of use then.',
      'Understood. It takes about two hours on your side. {setup} Would it be wrong to keep it small and look at it for twenty minutes?',
      'I would not want to add to the pile. Shall I send you one page on how {proof} {proofResult}, for when things calm down?',
    ],
    insists: ['Please understand, there is really no room for it now.', 'It would only distract us.'],
  },
  badExperience: {
    says: [
      'We tried something like this two years ago and it went badly.',
      'To be frank, I was burned by a similar offer before.',
      'Last time the promised results never came.',
    ],
    answers: [
      'I am sorry to hear that, and thanks for saying so. What went wrong? We agree on one figure up front and you can walk away if it is not met. {contract}',
      'That happens more often than it should. It is why we start with {firstStep}. You see results before you decide anything.',
      'Fair enough. {difference} I could put you in touch with {proof}, who had the same story before they {proofResult}.',
    ],
    insists: ['My board would not let me try it again.', 'Once was enough for us, thanks.'],
  },
  notMe: {
    says: [
      'I am not the right person for this.',
      'That would be for a colleague, I only deal with the technical side.',
      'You would have to talk to our headquarters about that.',
    ],
    answers: [
      'Thank you for telling me, {firstName}. Who looks after {pain} at {company}? I will mention you only if you like.',
      'Got it. Would you point me to the right colleague? One name is enough, and I will keep it short with them.',
    ],
    insists: ['I would rather not pass on names here.', 'Best to try the contact form on our website.'],
  },
}
