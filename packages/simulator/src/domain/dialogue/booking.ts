/** Texts about a call. `fill` replaces `{…}`. */
export const booking = {
  propose: [
    'It may be easier to talk for twenty minutes than to type. Would {slotA} or {slotB} suit you?',
    'Shall we have a short call about {company}? I could do {slotA} or {slotB}.',
    'I would suggest a twenty-minute call, just to see whether it fits. How about {slotA}? You can also pick a time yourself: {bookingLink}',
    'Happy to walk you through it. Here is my calendar: {bookingLink}, or simply tell me whether {slotA} works.',
  ],
  accept: [
    '{SlotA} works for me.',
    'Let us do {slotA}, please send an invite to {email}.',
    'I just picked a time in your calendar, talk soon!',
    '{SlotA} is fine. I will bring a colleague along.',
    'Yes, {slotA}. Please keep it to twenty minutes, I have another meeting after that.',
  ],
  confirm: [
    'Perfect, {firstName}. {SlotChosen} it is, the invitation is on its way. Looking forward to it!',
    'Great, I have booked {slotChosen}. If there is anything you would like to see in particular, just drop me a line here.',
    'Wonderful. {SlotChosen}, the link is in the invitation. Talk to you then!',
  ],
  giveEmail: [
    'Mail is better than LinkedIn for me: {email}',
    'Please send the details to {email}, then I will find a slot.',
    'Write to {email}, my assistant handles the calendar.',
  ],
  thankEmail: [
    'Thank you, {firstName}. The e-mail with two or three proposals is on its way.',
    'Thanks! I have just sent it over. Let me know if it does not arrive.',
  ],
  givePhone: [
    'Just give me a ring: {phone}. Mornings are best.',
    'You can reach me on {phone}.',
    'Call me: {phone}, but not on Friday.',
  ],
  thankPhone: [
    'Thank you! I will call you {slotA}.',
    'Great, thanks {firstName}. A colleague will ring you tomorrow morning.',
  ],
  preparation: [
    'One question ahead of the call: could you have the figures of the last quarter at hand? Then we can be concrete.',
    'To make good use of the twenty minutes: which two points matter most to you?',
    'I have put together an example for a company like {company}. Would you like it before or during the call?',
  ],
  prepared: [
    'Sure, I will ask our controller for them.',
    'Price and effort on our side. Everything else we can see later.',
    'During the call is fine.',
    'Yes, please send it ahead so that my colleague can read it.',
  ],
  remind: {
    day: [
      'Hi {firstName}, a quick reminder of our call tomorrow at {callTime}. Looking forward to it!',
      'Hello {firstName}, we speak tomorrow at {callTime}. The link is in the invitation.',
    ],
    few_hours: [
      'Hi {firstName}, our call is today at {callTime}. See you in a couple of hours!',
      'Just a short note: we talk at {callTime} today.',
    ],
    less_than_hour: [
      'Hi {firstName}, we start in a few minutes, at {callTime}. Here is the link again: {bookingLink}',
      'See you at {callTime}, {firstName}!',
    ],
  },
  acknowledge: [
    'Thanks, see you then.',
    '👍 see you tomorrow',
    'Confirmed, thanks for the reminder.',
    'Will be there.',
  ],
  afterCall: [
    'Thank you for the good talk, {firstName}. As promised I will send the summary and the offer for {firstStep} by tomorrow noon.',
    'Thanks for your time today! I have noted three points for {company} and will send them in writing this afternoon.',
    'Great talking to you, {firstName}. Next step on our side: the proposal. On your side: a talk with the team. Shall we compare notes next week?',
  ],
  afterCallAnswer: [
    'Thank you, that was useful. I will discuss it internally and come back to you.',
    'Likewise. Please include my colleague in copy when you send it.',
    'Good call. Send it over, we decide at the end of the month.',
    'Thanks {sender}. The team liked it, we would go for {firstStep}.',
  ],
  afterCallClose: [
    'Will do, thank you {firstName}. I am here if questions come up.',
    'Perfect. I will check in next week, and you have my direct line in the signature.',
    'Great news! I will set everything up and send you the dates.',
  ],
  missed: [
    'Hi {firstName}, it looks like we missed each other just now. No problem, shall we find a new time? {bookingLink}',
    'Hi {firstName}, I waited in the call for ten minutes. I hope everything is all right. Does {slotB} work instead?',
  ],
  missedAnswer: [
    'So sorry, a customer call ran over. Can we do next week?',
    'My apologies, I had the wrong time zone in mind. I will pick a new slot.',
    'Sorry, sick child today. Please give me until Monday.',
  ],
  missedClose: [
    'No worries at all, these things happen. Take any time that suits you: {bookingLink}',
    'Of course. Next week is fine, I will send two proposals.',
  ],
} as const

export const declinesCall = [
  'I would rather not have a call yet. Let me think about it.',
  'A call is too early for me, I will come back to you.',
  'Let me discuss it internally first.',
]

/** The profile's replies to a lead who declines a call. */
export const letsThink = [
  'Of course, take your time. I will check in again in a while.',
  'Makes sense. Would a one-page summary for your colleagues help?',
  'Sure, {firstName}. I am here when you need anything.',
]
