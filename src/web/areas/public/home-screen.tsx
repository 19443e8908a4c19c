import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { VerdictLabel, type VerdictName } from "#web/ui/marks/verdict.tsx";
import { EndOfPage, StartButton } from "./end-of-page.tsx";
import { ProductPicture } from "./product-picture.tsx";
import classes from "./public.module.css";
import { PublicPage } from "./public-page.tsx";
import { SampleMatch } from "./sample-match.tsx";
import { publicWords } from "./words.ts";

/** What the product does: one requirement with its proof, the five steps, and the honest table about itself. */
export function HomeScreen() {
  const { home, see_price } = publicWords();
  const { vacancy } = home;
  const start = vacancy.sentence.indexOf(vacancy.mark);
  return (
    <PublicPage page="home">
      <div className={classes.page}>
        <section className={classes.hero}>
          <div>
            <p className={classes.eyebrow}>{home.eyebrow}</p>
            <h1>{home.title}</h1>
            <p className={classes.lead}>{home.lead}</p>
            <Row gap={12} align="stretch" isWrapped mt={28} className={classes.actions}>
              <StartButton />
              <ButtonLink to="/price" variant="default" size="md">
                {see_price}
              </ButtonLink>
            </Row>
          </div>
          <div>
            <SampleMatch />
            <p className={classes.small}>{home.sample_note}</p>
          </div>
        </section>

        <section className={classes.section}>
          <h2>{home.steps}</h2>
          <p className={classes.lead}>{home.steps_lead}</p>
          <Stack as="ol" className={classes.steps}>
            <li className={classes.step}>
              <Words {...home.cv} />
              <ProductPicture name="candidate" alt={home.cv.alt} />
            </li>
            <li className={classes.step}>
              <Words {...vacancy} />
              <div className={classes.quoted}>
                <Proof
                  size="lg"
                  text={vacancy.sentence}
                  highlights={[{ start, end: start + vacancy.mark.length }]}
                  source={vacancy.source}
                />
              </div>
            </li>
            <li className={classes.step}>
              <Words {...home.matches} />
              <ProductPicture name="matches" alt={home.matches.alt} />
            </li>
            <li className={classes.step}>
              <Words {...home.chat} />
              <ProductPicture name="chat" alt={home.chat.alt} />
            </li>
            <li className={classes.step}>
              <Words {...home.proposal} />
              <div className={classes.with_phone}>
                <ProductPicture name="proposal" alt={home.proposal.alt} />
                <ProductPicture name="client" alt={home.proposal.client_alt} />
              </div>
            </li>
          </Stack>
        </section>

        <section className={classes.section}>
          <h2>{home.fit}</h2>
          <p className={classes.lead}>{home.fit_lead}</p>
          <FitOfOurs />
        </section>

        <EndOfPage title={home.end} text={home.end_text} />
      </div>
    </PublicPage>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}

function FitOfOurs() {
  const { home, verdict } = publicWords();
  return (
    <table className={classes.fit}>
      <thead>
        <tr>
          <th scope="col">{home.fit_asked}</th>
          <th scope="col">{home.fit_verdict}</th>
          <th scope="col">{home.fit_proof}</th>
        </tr>
      </thead>
      <tbody>
        {home.fit_rows.map((row) => (
          <tr key={row.asked}>
            <td>{row.asked}</td>
            <td>
              <VerdictLabel verdict={row.verdict as VerdictName} text={verdict[row.verdict as VerdictName]} />
            </td>
            <td>{row.why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
