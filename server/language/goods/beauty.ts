/** Beauty, hair, herbs, pharmacy and what helps health. */
export const BEAUTY = `
# profumi
profumo, profumi, fragranza, fragranze, perfume, essenza, eau de parfum, eau de toilette, edp, edt, acqua profumata: colonia, acqua di colonia; body mist; profumo solido
# trucco
trucco, trucchi, makeup, make up, cosmetici, maquillage: rossetto; mascara; fondotinta; ombretto; eyeliner; cipria; correttore; blush; matita occhi; gloss; smalto; illuminante; primer; bb cream; bronzer; kajal; ciglia finte
rossetto, rossetti, lipstick, tinta labbra: gloss; matita labbra; lucidalabbra
gloss, lucidalabbra, lip gloss, lip oil; burrocacao, balsamo labbra, stick labbra, lip balm; mascara, rimmel; fondotinta, foundation, cc cream, bb cream, crema colorata; ombretto, ombretti, eyeshadow; eyeliner; cipria, ciprie, powder; correttore, bianchetto; blush, fard; bronzer; illuminante, highlighter; kajal, matita occhi, matitone, matita sopracciglia; primer; ciglia finte; fissatore, fixing spray; struccante, struccanti, makeup remover, acqua micellare, bifasico, salviette struccanti, dischetti struccanti
pennelli trucco, pennelli, pennello, spugnetta, blender, beauty blender; piegaciglia; pinzetta, pinzette; specchio ingranditore; trousse, beauty case
smalto, smalti, nail polish, semipermanente, gel unghie: topcoat, top coat; base unghie
acetone, levasmalto; lima, limetta; tronchesina, tagliaunghie; forbicine; fornetto unghie; lima, lime, limetta, buffer; tronchesina, tagliaunghie, forbicine; fornetto unghie; manicure, pedicure; olio cuticole
# viso e corpo
crema, creme, cream, emulsione: crema antirughe; crema mani; crema corpo; crema piedi; contorno occhi; pomata; unguento
> skincare, cura del viso: crema viso; siero; tonico; detergente; maschera viso; scrub; contorno occhi; acqua micellare; peeling; patch
siero, sieri, serum: booster; fiale; ampolle
contorno occhi, eye cream, patch occhi; tonico, tonici, lozione viso, toner, acqua termale, idrolato, acqua di rose; detergente, detergenti, cleanser, mousse detergente, gel detergente, latte detergente; maschera viso, maschere, maschera all'argilla, face mask; scrub, esfoliante, gommage, peeling; crema mani; crema piedi
crema corpo, latte corpo, body lotion, body milk, burro corpo, olio corpo, burro di karite, idratante corpo; anticellulite; rassodante; crema snellente; crema antirughe, antirughe, antieta; crema viso
solare, solari, sunscreen, protezione solare, crema solare, latte solare, protezione, spf: spray solare; olio abbronzante; doposole
doposole, after sun, aftersun; autoabbronzante
sapone, saponi, soap, saponetta, saponette: sapone liquido; sapone di marsiglia; savon
bagnoschiuma, docciaschiuma, gel doccia, doccia shampoo, shower gel; sali da bagno; bath bomb; olio da massaggio; sali da bagno, bombe da bagno, bath bomb; olio da massaggio, olio massaggio, olio di mandorle
deodorante, deodoranti, deo, antitraspirante; borotalco, talco
dentifricio, dentifrici, toothpaste; spazzolino, spazzolini, toothbrush, spazzolino elettrico; collutorio, collutori; filo interdentale, scovolini, scovolino; adesivo per dentiere
intimo detergente, detergente intimo; assorbente, assorbenti, salvaslip; tamponi, tampone; coppetta mestruale; pannoloni, pannolone; traverse, traversa
cotton fioc; cotone idrofilo, ovatta; salviette, salviettine, wet wipes; spugna, spugne, guanto esfoliante, luffa; cofanetto, cofanetti
# capelli
> prodotti capelli, haircare, capelli: shampoo; balsamo; maschera capelli; lacca; tinta; gel; olio capelli; lozione; spuma
shampoo, shampo, shampoo solido, sciampo; balsamo, conditioner, balsami, districante; maschera capelli, impacco; lacca, hairspray; spuma, mousse; gel capelli, cera capelli, brillantina, pomata; tinta, tinte, colorazione, henne, colore capelli, decolorante, riflessante; olio capelli, cristalli liquidi, semi di lino; lozione anticaduta, anticaduta, fiale anticaduta; termoprotettore
asciugacapelli, phon, fon, hair dryer, diffusore; piastra, piastre, piastra per capelli; arricciacapelli, ferro per capelli, styler; spazzola, spazzole, brush; pettine, pettini; bigodini, bigodino; tagliacapelli, regolabarba, rasoio elettrico, clipper, rifinitore; parrucca, parrucche, extension, toupet
rasoio, rasoi, razor; lametta, lamette; dopobarba, after shave, aftershave; schiuma da barba, sapone da barba, gel da barba, crema da barba; olio da barba, balsamo barba, cera baffi; pennello da barba
epilatore, epilatori, silk epil: luce pulsata
ceretta, strisce depilatorie; crema depilatoria; scaldacera
# erboristeria
> erboristeria: tisana; olio essenziale; tintura madre; erbe; miele; integratore; incenso
tisana, tisane, infuso, infusi, herbal tea, camomilla; olio essenziale, oli essenziali, aromaterapia; tintura madre; propoli; aloe, aloe vera; echinacea; arnica; fiori di bach; argilla, fanghi; pappa reale; ginseng; valeriana; passiflora; incenso
# integratori
integratore, integratori, supplement, supplements, integratore alimentare: vitamina; magnesio; melatonina; proteine; collagene; fermenti lattici; omega 3; ferro; creatina; aminoacidi; sali minerali; multivitaminico; potassio; probiotici; curcuma; drenante
vitamina, vitamine, multivitaminico, multivitaminici, vitamins; magnesio; potassio; melatonina; proteine, proteina, whey, protein; creatina; aminoacidi, bcaa; collagene; fermenti lattici, fermenti, probiotici, probiotico; omega; sali minerali, elettroliti; pre workout, preworkout; drenante, depurativo; barretta, barrette, barretta proteica; bruciagrassi; energy drink; spirulina; lattoferrina; gainer
# farmacia
medicinale, medicine, medicina, farmaco, farmaci: sciroppo; compresse; pastiglie; collirio; antidolorifico; antistaminico; lassativo; antiacido
sciroppo, sciroppi; pastiglie, pasticche; compresse, compressa, pillole; capsule; spray nasale, decongestionante; soluzione fisiologica; acqua di mare; spray gola, collutorio gola; antidolorifico, analgesico, antinfiammatorio, paracetamolo, ibuprofene; antistaminico; lassativo, fibre; antiacido; supposte; crema antidolorifica, gel antidolorifico
cerotto, cerotti, plaster, cerottini: cerotti per vesciche; cerotti riscaldanti; cerotti nasali
disinfettante, disinfettanti, antisettico: acqua ossigenata; amuchina
garza, garze; benda, bende, bendaggio; cassetta pronto soccorso, kit pronto soccorso; ghiaccio istantaneo, borsa del ghiaccio; borsa dell'acqua calda; termoforo; cuscino termico
termometro, termometri, thermometer; misuratore di pressione, misuratore, sfigmomanometro; aerosol, nebulizzatore; saturimetro, pulsossimetro; glucometro; test di gravidanza, test gravidanza, test covid; stetoscopio; apparecchio acustico, apparecchi acustici; siringhe, siringa
mascherina, mascherine, ffp2; guanti monouso; tappi per le orecchie; mascherina notte; bite; antirussamento
antizanzare, repellente, repellenti; dopopuntura, dopo puntura; antipidocchi; preservativi, preservativo, condom; lubrificante intimo
# ortopedia
> ortopedia, sanitaria: tutore; ginocchiera; stampelle; plantare; collare; deambulatore; carrozzina; fascia lombare; materasso antidecubito; rialzo wc
tutore, tutori; polsiera; cavigliera; ginocchiera; gomitiera; busto; fascia lombare; collare cervicale, collarino; stampelle, stampella; bastone, bastoni da passeggio; deambulatore, deambulatori, rollator; sedia a rotelle; rialzo wc, alzawater, sedia comoda; calze a compressione, calze elastiche, gambaletto elastico; cuscino cervicale, cuscino ortopedico; massaggiatore, massaggiatori; elettrostimolatore
`;
