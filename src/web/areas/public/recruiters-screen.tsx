import { Fragment, type ReactNode } from "react";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { EndOfPage } from "./end-of-page.tsx";
import { ProductPicture } from "./product-picture.tsx";
import classes from "./public.module.css";
import { PublicPage } from "./public-page.tsx";
import { publicWords } from "./words.ts";

/** The questions that clients ask, each with what a recruiter can answer. */
export function PublicRecruitersScreen() {
  const words = publicWords().recruiters;
  const { know, gap, blind, start, allowed, day, team, keys, in_out } = words;
  return (
    <PublicPage page="recruiters">
      <div className={classes.page}>
        <div className={classes.opening}>
          <h1>{words.title}</h1>
          <p className={classes.lead}>{words.lead}</p>
        </div>
        <Answer {...know}>
          <ProductPicture name="matches" alt={know.alt} />
        </Answer>
        <Answer {...gap}>
          <div className={classes.place}>
            <ProductPicture name="client" alt={gap.alt} />
          </div>
        </Answer>
        <Answer {...blind}>
          <Stack gap={12} className={classes.blind}>
            <div>
              <p className={classes.eyebrow}>{blind.before_label}</p>
              <p>{marked(blind.before, blind.before_mark)}</p>
            </div>
            <div>
              <p className={classes.eyebrow}>{blind.after_label}</p>
              <p>{marked(blind.after, blind.after_mark)}</p>
            </div>
          </Stack>
        </Answer>
        <Answer {...start}>
          <ProductPicture name="proposal" alt={start.alt} />
        </Answer>
        <Answer {...allowed} more={<AnchorLink to="/how-we-use-ai">{allowed.link}</AnchorLink>} />
        <section className={classes.section}>
          <h2>{words.office}</h2>
          <div className={classes.answer} style={{ border: 0, paddingBottom: 0 }}>
            <div>
              <h3>{day.title}</h3>
              <p>{day.text}</p>
            </div>
            <ProductPicture name="dashboard" alt={day.alt} />
          </div>
          <div className={classes.desk}>
            <div>
              <h3>{team.title}</h3>
              <p>{team.text}</p>
            </div>
            <div>
              <h3>{keys.title}</h3>
              <ul>
                {keys.list.map((key) => (
                  <li key={key.what}>
                    <Row as="span" gap={4} className={classes.keys}>
                      {key.keys.map((each) => (
                        <kbd key={each}>{each}</kbd>
                      ))}
                    </Row>
                    <span>{key.what}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{in_out.title}</h3>
              <dl>
                <Text as="dt" weight={500} mt={8}>
                  {in_out.in_label}
                </Text>
                <dd>{in_out.in_text}</dd>
                <Text as="dt" weight={500} mt={8}>
                  {in_out.out_label}
                </Text>
                <dd>{in_out.out_text}</dd>
              </dl>
            </div>
          </div>
        </section>
        <EndOfPage title={words.end} text={words.end_text} />
      </div>
    </PublicPage>
  );
}

function Answer({ question, text, more, children }: { question: string; text: string; more?: ReactNode; children?: ReactNode }) {
  return (
    <section className={classes.answer}>
      <div>
        <h2>{question}</h2>
        <p>
          {text} {more}
        </p>
      </div>
      {children}
    </section>
  );
}

/** The text with these words highlighted, in their order. */
function marked(text: string, words: readonly string[]): ReactNode {
  let rest = text;
  return (
    <>
      {words.map((word) => {
        const at = rest.indexOf(word);
        const before = rest.slice(0, at);
        rest = rest.slice(at + word.length);
        return (
          <Fragment key={word}>
            {before}
            <mark>{word}</mark>
          </Fragment>
        );
      })}
      {rest}
    </>
  );
}
