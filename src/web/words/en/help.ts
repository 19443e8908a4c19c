import type { HelpPages } from "../help-shape.ts";

export const pages: HelpPages = {
  candidates: {
    title: "Candidates",
    lead: "From a CV to a profile that you can trust, and finding people again.",
    sections: [
      {
        title: "Add CVs",
        text: [
          "Drop files on any screen, or press u in the list of candidates. PDF, Word and text are read, up to 50 files at a time and 10 MB each. The tray at the bottom right shows every file: reading, ready, to check, a possible duplicate, or failed with the reason. You can go on working meanwhile.",
          "A file that can't be read, such as a blurred scan or a file with a password, never becomes an invented person. It stays in the tray until you try again, fill in the fields yourself, or remove it.",
        ],
      },
      {
        title: "Check what was read",
        text: [
          "The CV stands beside the profile. Click a field to see the passage that it was read from; click a passage to see its field. Fields that were read with doubt wait under “Check these”: confirm them with c, or correct them.",
          "Text that is in the file but that nobody can see (white, tiny, or off the page) is shown in a banner. It counts in no score.",
        ],
      },
      {
        title: "Search",
        text: ["Press / and type. Words are found in names, titles, skills and the CV’s text, from their beginning."],
        list: [
          "react node: both words",
          "react OR vue: one of them",
          "react NOT junior: the first without the second",
          "“machine learning”: these words, next to each other",
          "(java OR kotlin) AND utrecht: brackets keep together",
        ],
      },
      {
        title: "Translate",
        text: [
          "Beside a note, a client’s answer and a vacancy stands “Translate”, in the bar above a CV it is the icon with the two letters. Select a passage first to translate that alone. What was written stays beside what the machine made of it, and is what counts. Without a translation service the dialog says how to set one up.",
        ],
      },
      {
        title: "How long you keep somebody",
        text: [
          "Somebody stays for four weeks after the last work on them, or for a year after they gave consent; an admin sets other terms under Profile, Workspace. Consent with an end date of its own ends then. Whoever is in an interview or beyond stays. Thirty days before consent ends, the candidate is asked by e-mail whether they may stay longer; a week before, the dashboard tells you. Whoever takes their consent back is erased within 24 hours.",
          "What you delete goes to the trash and can be brought back for 30 days. After that it is gone, with its files.",
        ],
      },
    ],
  },
  matching: {
    title: "Jobs and matching",
    lead: "How a vacancy becomes requirements, how a score comes about, and what is never used.",
    sections: [
      {
        title: "Paste a vacancy",
        text: [
          "The text is split into requirements, each tied to its own sentence. A must counts most, a nice counts a little, a knock-out counts no points but halves the score when it is not met. Change the kind or the points of a line whenever the vacancy means something else.",
          "A line that the law protects, such as age or gender, is left out of the requirements, and you are told so.",
        ],
      },
      {
        title: "How the score works",
        text: [
          "Every requirement gets a verdict: met, partly, not met or unknown. Met gives all its points, partly half. The score is the points gained, as a share of the points that are known and half of those that are unknown, from 0 to 100.",
          "Unknown is not the same as not met: what a CV doesn’t mention costs half as much. So nobody is judged as if they lacked it, and a short CV doesn’t win by saying little. Ask, and settle it.",
          "The same candidate and the same job always give the same score. Code computes it from verdicts and points; no language model gives a verdict its worth or changes a number. Open a match to see the sum written out.",
        ],
      },
      {
        title: "Proof or unknown",
        text: [
          "A verdict other than unknown always has a quote, word for word, from the CV or the profile. Open the passage to see it in the original. No quote means unknown, and a question that you can ask.",
        ],
      },
      {
        title: "What is never used",
        text: [
          "Name, gender, birth date, age, nationality, marital status, photo, address line and current salary are no part of a score. They aren’t read into profile fields either; where a CV states them they stay in the file.",
        ],
      },
      {
        title: "When you know better",
        text: [
          "The list shows people with 60 or more, and whoever you worked on; the others are one click away at its end. “Why here?” says in one sentence why somebody stands above or below the next, and so does ticking two.",
          "Change a verdict and give the reason. The score follows, an open draft offers to follow, and everybody sees that it includes your change, by whom and why. You can take it back.",
          "Nobody is rejected, moved or sent by itself. A must that is not met is a badge on the line, not the end of a candidate.",
        ],
      },
      {
        title: "Keys",
        text: [
          "j and k go through the candidates, s puts one on the shortlist, x selects, v compares two to four of them and m moves all of them to a stage, p starts a proposal.",
        ],
      },
    ],
  },
  day: {
    title: "The day’s work",
    lead: "Clients, the board, interviews, notes and tasks.",
    sections: [
      {
        title: "Today",
        text: [
          "The dashboard begins with today’s interviews and the tasks that are due or late. Press t to add a task, g and t for all of them. A task may be about a record and for a colleague, who is told.",
        ],
      },
      {
        title: "Notes and mentions",
        text: [
          "Write notes on candidates, jobs, clients and proposals. Type @ to name a colleague: it stands behind the bell and goes out by e-mail, as they have it under Profile. You change your own notes, and what they said before stays. Pin what everybody has to see first.",
        ],
      },
      {
        title: "Calls",
        text: [
          "Tap a number or an address, and when you come back a second tap keeps the call or the e-mail as a note with whom and when; what was said is yours to add. “Log a call” and “Log an e-mail” do the same for any other.",
        ],
      },
      {
        title: "The board",
        text: [
          "A job has its board, and “Pipeline” is one over all open jobs. Drag a card, or use keys: m opens its menu, Shift with an arrow moves it, x ticks several. Every move can be undone. Who is turned down gets a reason, by whose no it was.",
          "Under Profile, “Stages and reasons” an admin names and orders the stages. A job may show others, under “Stages of this job”. What a stage counts as decides how statistics see it.",
        ],
      },
      {
        title: "Interviews",
        text: [
          "Plan one from the match, the candidate or the job: fix a time, or offer up to ten from which the client takes one on the page of its proposal. Whoever takes part gets an invitation for their calendar, and hears of every change. You are warned when somebody is in another interview then.",
          "Afterwards say how it went, and move the card along if you like. Under Profile you find the address of a calendar with all your interviews.",
        ],
      },
      {
        title: "Clients",
        text: [
          "A client has its contacts, jobs, proposals, interviews, notes and placements on one screen. A name that you type in a vacancy becomes a client, and whoever you send a proposal to becomes a contact. What a client said of a candidate before stands beside the button that proposes them again.",
        ],
      },
    ],
  },
  proposals: {
    title: "Proposals",
    lead: "From a match to the client’s answer.",
    sections: [
      {
        title: "Start",
        text: [
          "Open a match and press “Start proposal”, or p. Strengths, information, the letter and the requirements are drafted from the proof in the match. Everything is yours to change, and is saved while you type.",
        ],
      },
      {
        title: "The claim list",
        text: [
          "Every claim is listed with its source. One without a source has to be confirmed by you before the proposal can go out. Your name and the date are kept, and the client sees “Confirmed by”.",
        ],
      },
      {
        title: "In two languages",
        text: [
          "Every text is drafted in English and Dutch. Above the sections you switch between them, or with l. Change one, and the other says that it is behind: one click brings it along, or you write it yourself and say that both say the same. What the product drafted it says in the other language itself; your own sentences are translated where this installation has a translator.",
          "The client can switch while both say the same. Otherwise the page goes out in the proposal’s own language.",
        ],
      },
      {
        title: "Review and send",
        text: [
          "The last step lists what still stands in the way, the gravest first. Choose who receives it, a password if you like, and until when the link is open. What you send is frozen: later changes reach the client only when you send again.",
        ],
      },
      {
        title: "What the client does",
        text: [
          "The client needs no account. They read on a phone or a computer, switch between English and Dutch where you wrote both, download PDF or Word, and answer: an interview, a question, or not a fit. You get an e-mail, the dashboard shows it first, and the match moves along. An opening is counted once a visit, and the page says so.",
          "If a client opened it and says nothing for three days, the dashboard reminds you to follow up. Mark it as done when you have called.",
        ],
      },
      {
        title: "Close a link",
        text: [
          "Close one link, or withdraw the whole proposal, at any moment. The page then says so, and shows nothing about the candidate.",
        ],
      },
    ],
  },
  anonymity: {
    title: "How blind works",
    lead: "What your client sees at each level of anonymity, and how leaks are prevented.",
    sections: [
      {
        title: "Four levels",
        text: ["Choose the level when you begin, or later at the top of the editor."],
        list: [
          "Full: the name and what the proposal shows.",
          "No contact: without e-mail, telephone, links and address.",
          "Initials: and names become initials.",
          "Blind: and employers and schools become general words, such as “a logistics firm”.",
        ],
      },
      {
        title: "It holds everywhere",
        text: [
          "The level holds for the page, the PDF and Word files, what is stored inside those files, and their names. Your own words are not lost: choose another level and they are back.",
        ],
      },
      {
        title: "The leak check",
        text: [
          "Before a proposal goes out the finished page and files are read once more, looking for anything that tells who it is: also spelled differently, inside a word, or as an acronym. One leak stops the sending and names its place. You put other words there, or say why it tells nothing; that is remembered with the candidate, and can be undone.",
        ],
      },
      {
        title: "What it can’t know",
        text: [
          "“She” stays, and so does something that only one person in the world has done. Read the preview: it shows exactly what your client gets.",
        ],
      },
    ],
  },
  chat: {
    title: "Chat",
    lead: "Ask about a candidate, a job, or both, and check every answer.",
    sections: [
      {
        title: "What it reads",
        text: [
          "A chat reads only what it is about: the candidate, the job, or the two together, as shown above the talk. It reads your own workspace and nothing else.",
        ],
      },
      {
        title: "Answers with sources",
        text: [
          "Numbers in an answer open the passage that it comes from. What the documents don’t say is said so, with a question that you could ask the candidate or the client.",
        ],
      },
      {
        title: "Use an answer",
        text: [
          "Keep it as a note or an interview question, or use it as a strength or in a letter. Its proof goes along. In a chat about a job you choose which of the candidates it is for.",
          "Under Chat on a candidate’s page, “Export these chats” gives every question and answer with how it came about.",
        ],
      },
    ],
  },
  team: {
    title: "Team",
    lead: "Work in one workspace, each with a role.",
    sections: [
      {
        title: "Roles",
        text: [],
        list: [
          "Owner: everything, and the subscription.",
          "Admin: invites, suspends, gives roles and sets up the workspace.",
          "Recruiter: candidates, jobs, matches and proposals.",
          "Viewer: reads along and changes nothing.",
        ],
      },
      {
        title: "Invite somebody",
        text: [
          "Under Recruiters, press “Invite” and give a name, an e-mail and a role. Send the e-mail or copy the link. The invitation can be sent anew or taken back as long as nobody has used it.",
        ],
      },
      {
        title: "Suspend or remove",
        text: ["Suspending closes the door at once and keeps everything. Removing asks who takes over the candidates, jobs and proposals."],
      },
      {
        title: "Mine and whole team",
        text: [
          "On the dashboard you choose whose work you see. A record belongs to whoever added it, until somebody else is chosen as its owner.",
        ],
      },
    ],
  },
  subscription: {
    title: "Subscription",
    lead: "Plans, seats, limits and invoices.",
    sections: [
      {
        title: "What a limit does",
        text: [
          "At a limit you can’t add more of that kind. Reading, exporting and deleting always work, and nothing is removed. Counts per month begin anew on the first, in UTC.",
        ],
      },
      {
        title: "Change or cancel",
        text: [
          "More seats or a larger plan count at once, for what is left of the period. Less counts from the end of the period. After cancelling you keep what you paid for until then, and can take the cancellation back.",
        ],
      },
      {
        title: "Seats",
        text: [
          "A team plan is paid per seat, with at least two. Who has no seat reads along. A seat that comes free can be given to somebody else.",
        ],
      },
      {
        title: "Invoices",
        text: ["Every payment has an invoice as a PDF under Subscription. Amounts exclude VAT unless it says otherwise."],
      },
    ],
  },
  statistics: {
    title: "Statistics",
    lead: "Where work sticks, and what the figures mean.",
    sections: [
      {
        title: "On the dashboard",
        text: [
          "Four figures show where you stand: active jobs, proposals out, in interview, placements this quarter. Click one to see its rows. Point at it to read what exactly is counted. The line shows the last twelve weeks.",
        ],
      },
      {
        title: "Mind small numbers",
        text: [
          "One placement more or less is a big difference in a share of four. Compare shares only when there are enough cases behind them.",
        ],
      },
    ],
  },
  account: {
    title: "Account",
    lead: "Your details, safety, language, and your data.",
    sections: [
      {
        title: "Safety",
        text: [
          "Under Profile you change your password, switch on two-factor log-in with an app, and add passkeys. Choosing a new password because you forgot it removes both: whoever set them up may have been somebody else. “Sessions” shows where you are logged in; end any of them there.",
          "After 20 minutes without activity you are logged out. In the last minute you are asked whether you are still there.",
        ],
      },
      { title: "Language and theme", text: ["English or Dutch, light or dark or as your system: in the menu at the foot of the sidebar."] },
      {
        title: "Brand and settings of the workspace",
        text: [
          "Owners and admins set the agency’s name, logo and colour, what a new proposal begins with, and how long candidates are kept.",
          "Under “Weights” they see how much each kind of line counts. Once you have shortlisted and declined enough people, your own decisions may suggest other weights, shown with who would move. Nothing changes until you accept it, and you can take it back.",
        ],
      },
      {
        title: "Your data",
        text: [
          "Download what is known about you, or delete your account, under Profile. Every list leaves as Excel or CSV: Export, above its rows.",
        ],
      },
    ],
  },
};
