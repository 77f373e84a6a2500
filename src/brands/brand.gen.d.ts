export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Brand
         * @description One brand of the portal. Next to this file: mark.svg, optional wordmark.svg and scene.svg, and the files of its faces.
         */
        Brand: {
            $schema?: string;
            /** @description Name next to the mark, and in the footer. */
            name: string;
            /** @description Name below the icon on a home screen; by default the name. */
            shortName?: string;
            /** @description Title of every page, in the browser tab. */
            title: string;
            /** @description First part of each key in the browser's storage. A later change signs customers out. */
            storagePrefix: string;
            /** @description Whether the top bar offers the languages, or only the settings. */
            showsLanguageSwitch: boolean;
            /** @description Pages of the brand outside the portal; the portal hides a missing link. */
            links: {
                /** @description The company behind the portal. */
                imprint?: string;
                /** @description The privacy policy. */
                privacy?: string;
                /** @description The terms of business. */
                terms?: string;
                /** @description How to withdraw from a contract. */
                withdrawal?: string;
                /** @description Mailbox of customer service. */
                email?: string;
                /** @description Hotline for a lost phone and other questions, with hyphens between the groups of digits that the portal shows: tel:+49-30-23125-100. Without it, the login has no link for a lost phone. */
                hotline?: string;
                /** @description Contact about barriers; by default the page for customer service. */
                accessibilityContact?: string;
                /** @description The authority, if the contact does not help. */
                accessibilityEnforcement?: string;
            };
            /** @description When the hotline answers, by language. */
            hotlineHours?: components["schemas"]["ByLanguage"];
            /** @description Topics with which customer service begins, in this order: names of the portal's own ones, which are the default, and others. */
            topics?: (components["schemas"]["OwnTopic"] | components["schemas"]["Topic"])[];
            /** @description Day of the last self-assessment in the accessibility statement. Change it after the tests of docs/accessibility.md. */
            accessibilityAssessed: string;
            /** @description Texts in place of the portal's own, by language, as in i18n/. */
            words?: {
                [key: string]: components["schemas"]["Words"];
            };
            /**
             * @description Background of the top bar: that of cards, or of the band below it.
             * @enum {unknown}
             */
            bar: "surface" | "header";
            /**
             * @description Button in the band: the colours of the band, inverted, or those of the main action.
             * @enum {unknown}
             */
            headerButton: "inverted" | "accent";
            /** @description Factor of all spacing; tap targets keep their size. */
            density: number;
            /** @description Shadow of cards in CSS; none if their border is enough. */
            cardShadow: string;
            /** @description Corners. */
            radii: {
                /** @description Buttons and fields. */
                control: string;
                card: string;
                /** @description First sheet of a page. */
                hero: string;
                /** @description Tags, filters, meters, switches. */
                pill: string;
                /** @description Columns of charts. */
                chart: string;
            };
            type: {
                /** @description Font family of all text; by default the system's. */
                text?: string;
                /** @description Font family of headings, figures and the name; inherit for that of the text. */
                headings: string;
                sizes: {
                    /** @description Section headings and figures. */
                    xl: string;
                    /** @description Page headings. */
                    "2xl": string;
                    /** @description The largest figures. */
                    "3xl": string;
                };
                /** @description Font files of this folder. */
                faces?: components["schemas"]["Face"][];
            };
            /** @description Colours by purpose: docs/brand.md, npm run check -w tools/brands. */
            colours: {
                /** @description Background of the page. */
                canvas: components["schemas"]["Shades"];
                /** @description Cards, dialogs, fields. */
                surface: components["schemas"]["Shades"];
                /** @description Hovered rows, tracks of progress bars. */
                sunken: components["schemas"]["Shades"];
                /** @description Text. */
                ink: components["schemas"]["Shades"];
                /** @description Lesser text. */
                muted: components["schemas"]["Shades"];
                /** @description Dividers. */
                line: components["schemas"]["Shades"];
                /** @description Borders of controls. */
                outline: components["schemas"]["Shades"];
                /** @description The band below the bar, from here … */
                header: components["schemas"]["Shades"];
                /** @description … to here. */
                headerEnd: components["schemas"]["Shades"];
                /** @description Text on the header. */
                headerInk: components["schemas"]["Shades"];
                /** @description Lesser text on the header. */
                headerMuted: components["schemas"]["Shades"];
                /** @description Background of the main action. */
                accent: components["schemas"]["Shades"];
                /** @description The same under the pointer. */
                accentHover: components["schemas"]["Shades"];
                /** @description Text on the accent. */
                accentInk: components["schemas"]["Shades"];
                /** @description Links, selected tabs, lines around a selection. */
                accentText: components["schemas"]["Shades"];
                /** @description Background of selections. */
                accentSubtle: components["schemas"]["Shades"];
                /** @description The number of unread messages, on the bar. */
                badge: components["schemas"]["Shades"];
                /** @description Text on it. */
                badgeInk: components["schemas"]["Shades"];
                /** @description Meters. */
                data: components["schemas"]["Shades"];
                /** @description Errors. */
                danger: components["schemas"]["Shades"];
                /** @description Background of errors. */
                dangerSubtle: components["schemas"]["Shades"];
                /** @description Good news. */
                success: components["schemas"]["Shades"];
                /** @description Background of good news. */
                successSubtle: components["schemas"]["Shades"];
                /** @description Low amounts. */
                warn: components["schemas"]["Shades"];
                /** @description Background of warnings. */
                warnSubtle: components["schemas"]["Shades"];
                /** @description Meters of low amounts. */
                warnFill: components["schemas"]["Shades"];
            };
        };
        /** @description In light and in dark. */
        Shades: [
            components["schemas"]["Colour"],
            components["schemas"]["Colour"]
        ];
        Colour: string;
        Face: {
            family: string;
            file: string;
            /** @description One weight, or two for a variable font: 400 700. */
            weight: string;
            stretch?: string;
        };
        /**
         * @description A topic of the portal; words in i18n/*\/support.ts.
         * @enum {unknown}
         */
        OwnTopic: "lostPhone" | "wrongBill" | "noNetwork" | "changeData" | "keepNumber" | "limitCosts";
        /** @description A topic of the brand: a phone number, or the form, with the beginning of its text. */
        Topic: {
            title: components["schemas"]["ByLanguage"];
            /** @description Written as the hotline. */
            phone?: string;
            /** @description With lines that end with a colon, for customers to complete. */
            text?: components["schemas"]["ByLanguage"];
        };
        /** @description A text in each language, as the folders of i18n/ are named. */
        ByLanguage: {
            [key: string]: string;
        };
        Words: {
            login?: {
                claim?: string;
                canSee?: string;
                canTopUp?: string;
                canPay?: string;
            };
            support?: {
                introduction?: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
