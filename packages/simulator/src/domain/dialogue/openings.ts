/** The first messages of leads, by persona. `fill` replaces `{…}`. */
export const openings = {
  interested: [
    'Hi {sender}, good timing. Your topic is on my desk this month: {pain}. How does it work?',
    'Thanks for reaching out. We have been looking for something like this, tell me more.',
    'This is relevant for us. We struggle with {pain} at {company}.',
    'Hi, yes, I would be open to a conversation about this.',
    'Interesting. Half a year ago I would have said no, but by now we talk about {pain} every week.',
    'Hello {sender}, sounds useful. What exactly do you do?',
    'Good message, for once not a pitch in three paragraphs. Tell me more.',
  ],
  infoRequest: [
    'Could you send me some more information first?',
    'Hi {sender}, do you have a short deck or a page that I can forward?',
    'Please share a few details. I collect offers before we decide anything.',
    'What exactly do you offer? The website leaves a couple of questions open.',
    'Can you explain in two or three sentences what you do for {audience}?',
  ],
  neutral: [
    'Thanks for connecting, {sender}.',
    'Nice to meet you too.',
    'Hi {sender}, thanks for the note. Happy to be connected.',
    'Thanks! Always good to meet people from the field.',
    '👍',
    'Hello, thank you for the message. Have a good week!',
  ],
  notInterested: [
    'Thanks, but not interested.',
    'No need at our end, thank you.',
    'Appreciate the message, this is not for us.',
    'Hi {sender}, I will pass. Good luck!',
    'We are not looking for this, thanks.',
  ],
  notNow: [
    'Not now, but feel free to get back to me in spring.',
    'Could you ask again next quarter? We are closing the year.',
    'Interesting, but please come back to me after the summer. Things are too busy.',
    'We have just started another project. Let us talk in three months or so.',
  ],
  outOfOffice: [
    'Thank you for your message. I am out of the office until {backOn} and will answer after my return.',
    'Hi, I am on leave until {backOn} with little access to messages.',
    'I am travelling until {backOn}. In urgent cases please contact my colleagues at {company}.',
  ],
  unqualified: [
    'I left {company} a while ago, LinkedIn is just slow to notice.',
    'We are only three people here, I do not think that this is made for us.',
    'I am a student doing an internship at {company}, so probably not the person you are looking for 🙂',
    'We sold that part of the business last year.',
  ],
  stopCampaign: [
    'Please stop sending me these messages.',
    'Remove me from your list, please.',
    'I do not want to get automated messages. Stop.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const openingAnswers = {
  interested: [
    'Glad to hear that, {firstName}! In short: {offer}. {difference} What does it look like at {company} today?',
    'Thanks for the quick answer. We help {audience} to {outcome}. {proof}, for example, {proofResult}. How are you dealing with {pain} at the moment?',
    'Great. We offer {offer}. {difference} Most customers start with {firstStep}. May I ask how you handle this today?',
  ],
  infoRequest: [
    'Of course. {Offer}: that is what we do, for {audience}. Customers {outcome}; {proof} {proofResult}. Here is our page with the details: {website}',
    'Gladly. In three sentences: we offer {offer}. {difference} A good first step is {firstStep}. More on {website}',
    'Sure thing, {firstName}. We offer {offer}. What {audience} ask about most: {setup} You will find a short overview on {website}.',
  ],
  neutral: [
    'Likewise, {firstName}! Out of curiosity: how much do you have to deal with {pain} at {company}?',
    'Thank you! May I ask you something as an expert: who usually deals with {pain} in a company like {company}?',
  ],
  notInterested: [
    'Thank you for letting me know, {firstName}. I will not follow up on this. All the best to you and {company}!',
    'No problem at all, and thanks for the clear answer. Should you ever want to talk about {pain}, you know where to find me.',
  ],
  notNow: [
    'Of course, {firstName}. I will get back to you then. Would it help if I sent one page on how {proof} {proofResult}, for later?',
    'Makes sense, thanks for telling me. I have put a note in my calendar and wish you a good quarter until then.',
  ],
  unqualified: [
    'Thank you for the hint, {firstName}, and sorry for the noise. All the best!',
    'Thanks for being open. Then I will not take any more of your time. Good luck!',
  ],
  stopCampaign: [
    'Understood, {firstName}. You will not get any further messages from us. Apologies for the disturbance.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const situations = [
  'At the moment it is a mix of spreadsheets and a lot of phone calls.',
  'We have one person who does it half of the time, and she is leaving in January.',
  'Honestly, nobody owns it. It comes up in every management meeting.',
  'We bought a tool for it, but hardly anybody uses it.',
  'Each site does it in its own way, which is part of the problem.',
  'It works, but it does not scale. We grew by a third this year.',
  'Two years ago it was fine. Since we opened the second location it is not.',
  'Our parent company asks for figures that we cannot give them today.',
]

export const situationAnswers = [
  'That sounds familiar. {proof} described it almost the same way before they {proofResult}.',
  'Thanks, that helps. It is exactly the situation in which {firstStep} shows the most.',
  'I see. {difference} For you the first goal would probably be to {outcome}.',
  'Understood. {worksWith} So you could leave most of it as it is and still {outcome}.',
]

export const followUps = [
  'Hi {firstName}, just bringing this back to the top of your inbox. Are you still dealing with {pain} at {company}?',
  'Hi {firstName}, I know how full weeks get. Would a short summary of how {proof} {proofResult} be of use to you?',
  '{firstName}, one more thought on our conversation: {firstStep} would cost you next to nothing and give you hard figures. Shall I prepare it?',
  'Hello {firstName}, did you get a chance to look at my last message? A simple yes or no is fine.',
  'Hi {firstName}, I do not want to be a nuisance, so this is my last nudge. If the timing is wrong, tell me when to come back.',
  'Hi {firstName}, we have just published new results with {audience}: most of them {outcome}. Would you like to see them?',
]

/** A lead's answers to a follow-up. */
export const resumptions = [
  'Sorry for the silence, I was travelling. Still interesting for us.',
  'Thanks for the nudge! It slipped through.',
  'Apologies, quarter end. Let us pick this up again.',
  'Hi {sender}, yes, I had a look. I like the idea.',
  'Good that you ask again. I have spoken to my colleague in the meantime.',
]

export const reEngagements = [
  'Hi {firstName}, we were in touch some time ago about {pain}. Quite a bit has changed since: {proof} {proofResult}. Is it worth a fresh look at {company}?',
  'Hello {firstName}, I hope all is well at {company}. Last time the timing was not right. We now offer {firstStep}; would that be of interest?',
  'Hi {firstName}, a short sign of life from {client}. We help {audience} to {outcome}. How is this going on your side these days?',
]

/** A lead's messages that only acknowledge a reply. */
export const acknowledgements = [
  'Thanks for the quick answer.',
  'That makes sense.',
  'Good to know.',
  'Okay, understood.',
  'Thanks {sender}, that is clearer now.',
  'Interesting.',
  'Fair enough.',
  'Sounds reasonable.',
  'I forwarded this to a colleague, she likes it.',
]
