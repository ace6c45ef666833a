import { formatCount } from '@tandem/components'
import { defaultDelaySecs, firstMessage, maximumLength, variableNames } from '@tandem/contract'
import { sequenceClientMessages, sequenceDrawerMessages } from '../../../features/sequences/drawer/messages.ts'
import { sequenceTabMessages } from '../../../features/sequences/drawer/tabs/messages.ts'
import { editorMessages } from '../../../entities/sequence/editor/messages.ts'
import { sequenceListMessages } from '../../../features/sequences/list/messages.ts'
import { sequenceProfilesMessages } from '../../../entities/sequence/profiles/messages.ts'
import { sequenceSettingsMessages } from '../../../entities/sequence/settings/messages.ts'
import { sequenceActionMessages } from '../../../features/sequences/status/messages.ts'
import { sequenceWizardMessages as wizard } from '../../../features/sequenceWizard/messages.ts'
import { type Guide } from '../guide.ts'

const { templates, ai, calendar, tests } = editorMessages
const { steps } = wizard
const delayDays = defaultDelaySecs / 86_400

/** What variables are called in texts: 'first name'. */
const variableLabels = variableNames.map((name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** Sequences and what they send. */
export const campaignGuides: readonly Guide[] = [
  {
    id: 'sequences',
    summary: 'Create, launch, pause and watch your campaigns.',
    screens: [
      { to: '/sequences', label: 'Open Sequences' },
      { to: '/sequences/create', label: sequenceListMessages.create },
    ],
    sections: [
      {
        id: 'create',
        title: 'Create a sequence',
        blocks: [
          `**${sequenceListMessages.create}** opens a wizard. First choose what the sequence should send:`,
          {
            facts: [
              [wizard.type.cloud.title, wizard.type.cloud.text],
              [wizard.type.reEngagement.title, wizard.type.reEngagement.text],
            ],
          },
          'Then go through the steps:',
          {
            facts: [
              [steps.recipients.label, steps.recipients.help],
              [steps.client.label, steps.client.help],
              [steps.messages.label, steps.messages.help],
              [steps.responses.label, steps.responses.help],
              [steps.followUps.label, steps.followUps.help],
              [steps.profiles.label, steps.profiles.help],
              [steps.settings.label, steps.settings.help],
            ],
          },
          wizard.close.text,
        ],
      },
      {
        id: 'launch',
        title: 'Launch',
        blocks: [
          `A sequence needs recipients and a profile. Without them **${sequenceActionMessages.launch}** is blocked, and says what is missing:`,
          { list: [sequenceActionMessages.blocks.noRecipients, sequenceActionMessages.blocks.noProfiles] },
          `**${wizard.createAndLaunch}** in the last step of the wizard starts it at once. ${sequenceSettingsMessages.startDateHint}`,
        ],
      },
      {
        id: 'pause',
        title: 'Pause and archive',
        blocks: [
          `A paused or archived sequence: ${sequenceDrawerMessages.idle.text}`,
          'Archiving also frees its profiles for other sequences. Unarchiving brings the sequence back, paused.',
          `A duplicate: ${sequenceActionMessages.duplication.text}`,
        ],
      },
      {
        id: 'profiles',
        title: 'Sending profiles',
        blocks: [
          'A profile sends for at most one sequence, and only for one of its own AI client. Two profiles send twice as much: each has its own limits.',
          `With **${templates.requests}** off: ${sequenceProfilesMessages.firstDegreeOnly}`,
        ],
      },
      {
        id: 'forecast',
        title: 'What will happen',
        blocks: [
          'The forecast in the wizard and in the drawer says how many requests and messages go out on each day, when the last recipient is reached, and what slows the sequence down: a daily or weekly limit, the hours, or the pauses between two actions.',
        ],
      },
      {
        id: 'client',
        title: 'Change the AI client',
        blocks: [sequenceClientMessages.fixed],
      },
    ],
  },
  {
    id: 'messages',
    summary: 'Write the messages of a sequence, with values of each lead in them.',
    screens: [{ to: '/sequences', label: 'Open Sequences' }],
    sections: [
      {
        id: 'first-contact',
        title: 'The first message',
        blocks: [
          `The first message is the text of the connection request. It has at most ${firstMessage.maximum} characters, less ${firstMessage.perVariable} for each variable in it. Variables count by their default values.`,
          `A longer one says “${templates.tooLong}”, and is not saved.`,
          'Turn **Connection request with text** off to send the request without a text.',
        ],
      },
      {
        id: 'variables',
        title: 'Variables',
        blocks: [
          `Type % in a message to insert a variable. It becomes the value of each lead: ${variableLabels.join(', ')}.`,
          'Press a variable in the text to give it a default: the default is written when the lead has no value. Without a default nothing is written there.',
          `The preview beside the messages shows the chat as one recipient reads it, and lists the values that are missing. The inbox does not send a message with a variable that has neither.`,
        ],
      },
      {
        id: 'delays',
        title: 'Delays and order',
        blocks: [
          `Each further message waits ${delayDays} days at first. Change the delay on the line between two messages, in days, hours or minutes; 0 is **Instant**.`,
          'Drag a message by its handle to move it. The delays keep their places.',
          'The next message goes out only while the lead has not answered.',
        ],
      },
      {
        id: 'without-requests',
        title: 'Without connection requests',
        blocks: [`**${templates.requests}** off: ${templates.requestsOff}`],
      },
      {
        id: 'improve',
        title: 'Improve with AI',
        blocks: [
          `**Improve with AI** suggests another wording beside yours. Yours stays until you accept it. ${editorMessages.cost}`,
        ],
      },
    ],
  },
  {
    id: 'ai-writing',
    summary: 'How the AI answers leads, follows up and books calls.',
    screens: [{ to: '/sequences', label: 'Open Sequences' }],
    sections: [
      {
        id: 'responses',
        title: 'Responses',
        blocks: [
          `${steps.responses.help} The AI sorts each message of a lead into a category. Each category has rounds: the first answers the first such message, the second the next one.`,
          `In **${sequenceTabMessages.responseManager}**, write for each round what the AI should say. Without a round, the AI answers no message of that category.`,
          `A prompt has at most ${formatCount(maximumLength.prompt)} characters.`,
        ],
      },
      {
        id: 'follow-ups',
        title: 'Follow-ups',
        blocks: [
          `${steps.followUps.help} Switch **${ai.followUps.toggle}** on for each category that should have them. A new step waits ${delayDays} days.`,
        ],
      },
      {
        id: 're-engagement',
        title: 'Re-engagement',
        blocks: [
          `${wizard.type.reEngagement.text} Such a sequence has no messages of yours: the step **${steps.reEngagement.label}** takes their place.`,
        ],
      },
      {
        id: 'preview',
        title: 'Preview and tests',
        blocks: [`${ai.previewEmpty} ${editorMessages.cost} Nothing is sent.`, tests.text],
      },
      {
        id: 'calendar',
        title: 'Book calls',
        blocks: [calendar.text, calendar.none, `Attach it in the tab **${calendar.tab}** of the category Interested.`],
      },
      {
        id: 'stop',
        title: 'Take over yourself',
        blocks: [
          'Turn **Automation** off in the head of a conversation, and the AI writes nothing more in it. The category **Stop campaign** also cancels what is planned.',
        ],
      },
    ],
  },
]
