import { type ReplyMood, type ReplyStage } from '../rows/leadBehaviour.ts'
import { openingAnswers, openings } from './openings.ts'

/**
 * `says`: messages of a lead. `answers`: replies to the lead. Each reply fits each message. `fill` in `compose.ts`
 * replaces the placeholders `{…}`.
 */
interface Exchange {
  readonly says: readonly string[]
  readonly answers: readonly string[]
}

const talking: Readonly<Record<ReplyMood, Exchange>> = {
  interested: {
    says: [
      'This could fit. What would the next step be?',
      'I have spoken to my team, and we would like to see it.',
      'Sounds like what we need. How do we continue?',
    ],
    answers: [
      'Great to hear, {firstName}! A twenty-minute call is the best next step. Would {slotA} or {slotB} suit you?',
      'Perfect. Let me show it to you with an example for {company}: {slotA}, or pick a time here: {bookingLink}',
    ],
  },
  info_request: {
    says: [
      'Do you have something in writing that I can forward?',
      'Could you send me the details, so that I can show them to my team?',
      'Is there a page or a deck with more on this?',
    ],
    answers: [
      'Of course, {firstName}. In short: {offer}. {proof}, for example, {proofResult}. The details are here: {website}',
      'Gladly. What {audience} ask about most: {setup} You will find the rest on {website}',
    ],
  },
  objection: {
    says: [
      'I like the idea, but I do not see the budget for it this year.',
      'My boss asks why we should pay for something that we do ourselves today.',
      'It would be one more project, and we have too many already.',
    ],
    answers: [
      'That is a fair point, {firstName}. This is why most customers begin with {firstStep}: little effort, and a figure to decide on afterwards.',
      'I understand. {proof} had the same doubt, started with {firstStep}, and {proofResult}. Would a short calculation for {company} help?',
    ],
  },
  neutral: {
    says: [
      'Okay, thank you. Let me think about it.',
      'Got it. I will read it properly this week.',
      'Thanks {sender}, I will talk to my colleagues first.',
    ],
    answers: [
      'Of course, {firstName}, take your time. If a question comes up, just write to me here.',
      'Sounds good. Would one page on how {proof} {proofResult} be useful for your colleagues?',
    ],
  },
  not_now: {
    says: [
      'Let us pause this for now. Please ask me again next quarter.',
      'Something urgent came up here. Can we continue in two months?',
      'Good idea, wrong time. After the budget round would be better.',
    ],
    answers: openingAnswers.notNow,
  },
  not_interested: {
    says: [
      'Thank you for the explanations. We have decided not to go ahead.',
      'I have discussed it internally, and we will leave it at that.',
      'We looked at it, and it is not for us. Thanks for your time.',
    ],
    answers: openingAnswers.notInterested,
  },
  unqualified: {
    says: [
      'I have to correct myself: this is not my area any more.',
      'I am about to leave {company}, so I am no longer the right person.',
      'We have just closed that department, so there is no use for it.',
    ],
    answers: openingAnswers.unqualified,
  },
  stop_campaign: { says: openings.stopCampaign, answers: openingAnswers.stopCampaign },
}

/**
 * Messages of leads who do not accept a proposed call at once, and the replies. For leads who accept the call,
 * `booking.ts` contains the messages (`accept`) and the replies (`confirm`).
 */
const proposed: Partial<Record<ReplyMood, Exchange>> = {
  info_request: {
    says: [
      'Before I commit to a time: what would we cover in the call?',
      'Can you send me a short agenda first?',
      'What exactly would you show me in these twenty minutes?',
    ],
    answers: [
      'Ten minutes on how {company} works today, ten on what we did for {proof}. Afterwards you know whether it fits. Does {slotA} suit you?',
      'First your questions, then an example with figures: {proof} {proofResult}. No slides. Shall we say {slotA}?',
    ],
  },
  objection: {
    says: [
      'I have no time for calls this month. Can we do it in writing?',
      'Twenty minutes is a lot for a first look. Is there a shorter way?',
      'I would rather not have a sales call.',
    ],
    answers: [
      'Understood, {firstName}. In short: {offer}. {price} Does this answer the main question?',
      'Fair enough. {proof} {proofResult}. I can send you two pages about it, and we talk only if they convince you.',
    ],
  },
  neutral: {
    says: [
      'Let me check my calendar first.',
      'I have to see how next week looks.',
      'I will get back to you about a time.',
    ],
    answers: [
      'Of course. You can also pick any time here: {bookingLink}',
      'No hurry, {firstName}. {SlotA} is still free, and so is {slotB}.',
    ],
  },
}

const booked: Partial<Record<ReplyMood, Exchange>> = {
  interested: {
    says: [
      'Looking forward to our call. Could you show us what you did for {proof}?',
      'I will bring a colleague to the call. Can you show her an example with figures?',
      'See you in the call. Could we spend most of it on a real case?',
    ],
    answers: [
      'With pleasure, {firstName}. I will bring the case of {proof}: they {proofResult}. See you {slotChosen}!',
      'Good idea. We will go through the case of {proof} with all figures. Talk to you {slotChosen}!',
    ],
  },
  info_request: {
    says: [
      'Is there anything that we should prepare for the call?',
      'Could you send me the agenda of our call?',
      'What do you need from us for the call?',
    ],
    answers: [
      'Nothing formal, {firstName}. We begin with how {company} works today, then I show you what {proof} did. See you {slotChosen}!',
      'A rough idea of your figures is enough. Ten minutes on {company}, ten on an example. Talk to you {slotChosen}!',
    ],
  },
  objection: {
    says: [
      'I am afraid that the time of our call does not work for me any more.',
      'A customer visit came up. Can we move our call?',
      'Could we find another time for our call?',
    ],
    answers: [
      'Of course, {firstName}. Would {slotB} suit you? You can also pick any time here: {bookingLink}',
      'No problem at all. Please take any time that suits you: {bookingLink}',
    ],
  },
  neutral: {
    says: ['I have the invitation, thank you.', 'Thanks, it is in my calendar.', 'The invitation has arrived.'],
    answers: [
      'Perfect, {firstName}. Talk to you {slotChosen}!',
      'Great, see you {slotChosen}. If anything changes, just write to me here.',
    ],
  },
  not_now: {
    says: [
      'It is getting tight here. We may have to postpone our call.',
      'I am not sure that I can make our call. Could we talk next month instead?',
    ],
    answers: [
      'Thanks for telling me, {firstName}. Next month is fine. Please take any time that suits you: {bookingLink}',
      'No problem. Just pick a time that works for you, also next month: {bookingLink}',
    ],
  },
  not_interested: {
    says: [
      'We have decided against it, so we do not need the call. Thank you.',
      'Please cancel our call. We go with another solution.',
    ],
    answers: openingAnswers.notInterested,
  },
}

const held: Partial<Record<ReplyMood, Exchange>> = {
  interested: {
    says: [
      'Thank you for the call, it was useful. Could you send the offer?',
      'The team liked what you showed us. What are the next steps?',
      'Good call. We would like to go ahead.',
    ],
    answers: [
      'Great to hear, {firstName}! We start with {firstStep}. You get the offer with dates this afternoon.',
      'Wonderful, thank you. The offer for {firstStep} is on its way today. {contract}',
    ],
  },
  info_request: {
    says: ['Could you send me the summary of our call?', 'Could I have the figures that you showed us in the call?'],
    answers: [
      'Of course, {firstName}. You get the summary with the figures of {proof} today.',
      'Gladly. I send it this afternoon: your three points, and how {proof} {proofResult}.',
    ],
  },
}

/** If the stage has no exchange for the mood, returns the exchange of the stage `talking`. */
export const exchangeOf = (stage: ReplyStage, mood: ReplyMood): Exchange =>
  ({ talking, proposed, booked, held })[stage][mood] ?? talking[mood]
